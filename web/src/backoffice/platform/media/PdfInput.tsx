import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useId, useState } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useField } from '../../../form/controlled'
import { Button } from '../../../ui/Button'
import { Dialog, DialogTitle } from '../../../ui/Dialog'
import { fieldClass } from '../../../ui/FieldFrame'
import { useUnfolding } from '../../../ui/unfolding'
import { ListFooter } from '../../ListFooter'
import { rowsOf } from '../../list-query'
import { mediaItemQuery, mediaQuery } from './queries'
import { UploadForm } from './UploadForm'

interface PdfInputProps<Values extends FieldValues> {
  control: Control<Values, unknown, unknown>
  name: FieldPath<Values>
  label: string
  /** Shown while nothing is chosen. */
  hint: string
}

/** Field for a PDF of the library. */
export function PdfInput<Values extends FieldValues>({ control, name, label, hint }: PdfInputProps<Values>) {
  const { value, controlled } = useField(control, name, null as number | null)
  const [isChoosing, setChoosing] = useState(false)
  const notes = useId()
  const isInvalid = controlled.error !== null || undefined
  return (
    <fieldset className={fieldClass} aria-describedby={notes} data-invalid={isInvalid}>
      <legend className="mb-1">{label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          aria-invalid={isInvalid}
          aria-describedby={notes}
          icon={<FileText aria-hidden className="size-5" />}
          onPress={() => setChoosing(true)}
        >
          {value === null ? 'Wybierz plik PDF' : 'Zmień plik PDF'}
        </Button>
        {value !== null && (
          <Button variant="quiet" onPress={() => controlled.onChange(null)}>
            Usuń plik PDF
          </Button>
        )}
      </div>
      <span id={notes} className="contents">
        <span className="text-muted text-small">{value === null ? hint : <Name id={value} />}</span>
        {controlled.error && <span className="text-rejected">{controlled.error}</span>}
      </span>
      {isChoosing && (
        <PdfDialog
          onChoose={(id) => {
            controlled.onChange(id)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  )
}

function Name({ id }: { id: number }) {
  const { data, isError } = useQuery({ ...mediaItemQuery(id), throwOnError: false })
  return isError ? 'Tego pliku już nie ma' : data?.name
}

interface PdfDialogProps {
  onChoose: (id: number) => void
  onClose: () => void
}

/** Dialog that chooses a PDF of the library or uploads a new one. */
function PdfDialog({ onChoose, onClose }: PdfDialogProps) {
  const query = useInfiniteQuery(mediaQuery({ kind: 'document' }))
  const { isOpen, close, opener } = useUnfolding()
  const files = rowsOf(query)
  return (
    <Dialog size="lg" label="Wybierz plik PDF" onClose={onClose}>
      <DialogTitle>Wybierz plik PDF</DialogTitle>
      <div className="flex flex-col gap-4">
        {isOpen ? (
          <section aria-label="Nowy plik" className="rounded-control bg-page p-4">
            <UploadForm
              only="file"
              onAdded={onChoose}
              aside={
                <Button variant="quiet" onPress={close}>
                  Anuluj
                </Button>
              }
            />
          </section>
        ) : (
          <div>
            <Button variant="secondary" {...opener}>
              Dodaj nowy plik PDF
            </Button>
          </div>
        )}
        {files?.length === 0 ? (
          <p className="text-muted">Nie ma jeszcze plików. Dodaj pierwszy przyciskiem powyżej.</p>
        ) : (
          <ul aria-label="Pliki" className="flex flex-col gap-2">
            {files?.map(({ id, name }) => (
              <li key={id}>
                <Button variant="quiet" onPress={() => onChoose(id)}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <ListFooter query={query} />
      </div>
    </Dialog>
  )
}
