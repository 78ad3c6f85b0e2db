import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useId, useState } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useField } from '../../../form/controlled'
import { Button } from '../../../ui/Button'
import { fieldClass } from '../../../ui/Field'
import { mediaItemQuery } from '../media/queries'
import { ChosenPicture } from './ChosenPicture'
import { PictureDialog } from './PictureDialog'

interface PictureInputProps<Values extends FieldValues> {
  control: Control<Values, unknown, unknown>
  name: FieldPath<Values>
  /** Topic whose drawing stands in for a missing picture. */
  topic: string
}

/** Field for a picture of the library; readers see the topic's drawing where it is empty. */
export function PictureInput<Values extends FieldValues>({
  control,
  name,
  topic,
}: PictureInputProps<Values>) {
  const { value, controlled } = useField(control, name, null as number | null)
  const [isChoosing, setChoosing] = useState(false)
  const notes = useId()
  return (
    <fieldset
      className={fieldClass}
      aria-describedby={notes}
      data-invalid={controlled.error !== null || undefined}
    >
      <legend className="mb-1">Obraz</legend>
      <div className="flex max-w-form flex-col gap-3">
        <ChosenPicture id={value} topic={topic} size="card" />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="secondary"
            aria-invalid={controlled.error !== null || undefined}
            aria-describedby={notes}
            icon={<ImagePlus aria-hidden className="size-5" />}
            onPress={() => setChoosing(true)}
          >
            {value === null ? 'Wybierz obraz' : 'Zmień obraz'}
          </Button>
          {value !== null && (
            <Button variant="quiet" onPress={() => controlled.onChange(null)}>
              Usuń obraz
            </Button>
          )}
        </div>
      </div>
      <span id={notes} className="contents">
        <span className="text-muted text-small">
          {value === null ? 'Bez obrazu pokażemy rysunek wybrany wyżej' : <Name id={value} />}
        </span>
        {controlled.error && <span className="text-rejected">{controlled.error}</span>}
      </span>
      {isChoosing && (
        <PictureDialog
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
  return isError ? 'Tego obrazu już nie ma' : data?.name
}
