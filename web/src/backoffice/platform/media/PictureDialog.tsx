import { useInfiniteQuery } from '@tanstack/react-query'
import { ImagePlus, Images } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Button } from '../../../ui/Button'
import { Dialog, DialogTitle } from '../../../ui/Dialog'
import { EmptyState } from '../../../ui/EmptyState'
import { TextField } from '../../../ui/TextField'
import { useUnfolding } from '../../../ui/unfolding'
import { ListFooter } from '../../ListFooter'
import { rowsOf } from '../../list-query'
import { mediaQuery } from './queries'
import { UploadForm } from './UploadForm'

interface PictureDialogProps {
  onChoose: (id: number) => void
  onClose: () => void
}

/** Button and form that upload a new picture into the library, without leaving the editor. */
function AddPicture({ onAdded }: { onAdded: (id: number) => void }) {
  const { isOpen, close, opener } = useUnfolding()
  if (!isOpen)
    return (
      <div>
        <Button variant="secondary" icon={<ImagePlus aria-hidden className="size-5" />} {...opener}>
          Dodaj nowy obraz
        </Button>
      </div>
    )
  return (
    <section aria-label="Nowy obraz" className="rounded-control bg-page p-4">
      <UploadForm
        only="picture"
        onAdded={onAdded}
        aside={
          <Button variant="quiet" onPress={close}>
            Anuluj
          </Button>
        }
      />
    </section>
  )
}

/** Dialog that chooses a picture of the library or uploads a new one. */
export function PictureDialog({ onChoose, onClose }: PictureDialogProps) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const query = useInfiniteQuery(mediaQuery({ kind: 'picture', ...(search ? { search } : {}) }))
  const pictures = rowsOf(query)
  return (
    <Dialog size="xl" label="Wybierz obraz" onClose={onClose}>
      <DialogTitle>Wybierz obraz</DialogTitle>
      <div className="flex flex-col gap-4">
        <AddPicture onAdded={onChoose} />
        <TextField label="Część nazwy" value={typed} onChange={setTyped} inputMode="search" />
        {pictures?.length === 0 ? (
          <EmptyState icon={Images} title="Nie ma takich obrazów">
            Dodaj obraz przyciskiem powyżej. Trafi też na stronę Pliki i&nbsp;obrazy.
          </EmptyState>
        ) : (
          <ul aria-label="Obrazy" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {pictures?.map(({ id, name, picture }) => (
              <li key={id}>
                <AriaButton
                  onPress={() => onChoose(id)}
                  className="flex w-full cursor-pointer flex-col gap-2 rounded-control border border-line p-2 text-left hover:border-field hover:bg-brand-tint"
                >
                  <img
                    loading="lazy"
                    sizes="16rem"
                    srcSet={picture?.srcset}
                    src={picture?.src}
                    alt=""
                    className="h-24 w-full rounded-control bg-line-soft object-cover"
                  />
                  <span className="wrap-anywhere">{name}</span>
                </AriaButton>
              </li>
            ))}
          </ul>
        )}
        <ListFooter query={query} />
      </div>
    </Dialog>
  )
}
