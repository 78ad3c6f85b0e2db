import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useField } from '../../../form/controlled'
import { Button } from '../../../ui/Button'
import { fieldClass } from '../../../ui/FieldFrame'
import type { Picture } from '../../../ui/Photo'
import { PictureDialog } from './PictureDialog'
import { mediaItemQuery } from './queries'

interface PictureInputProps<Values extends FieldValues> {
  control: Control<Values, unknown, unknown>
  name: FieldPath<Values>
  label: string
  /** Shown while nothing is chosen. */
  hint: string
  /** The picture as it will be shown; without one, what stands in for it. */
  children: (picture: Picture | null | undefined) => ReactNode
}

/** Field for a picture of the library. */
export function PictureInput<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  children,
}: PictureInputProps<Values>) {
  const { value, controlled } = useField(control, name, null as number | null)
  const picture = useChosenPicture(value)
  const [isChoosing, setChoosing] = useState(false)
  const notes = useId()
  return (
    <fieldset
      className={fieldClass}
      aria-describedby={notes}
      data-invalid={controlled.error !== null || undefined}
    >
      <legend className="mb-1">{label}</legend>
      <div className="flex max-w-form flex-col gap-3">
        {children(picture)}
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
        <span className="text-muted text-small">{value === null ? hint : <Name id={value} />}</span>
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

/** A picture of the library by its id; null without an id, undefined while it loads. */
export function useChosenPicture(id: number | null): Picture | null | undefined {
  const { data } = useQuery({ ...mediaItemQuery(id ?? 0), enabled: id !== null, throwOnError: false })
  return id === null ? null : data?.picture
}

function Name({ id }: { id: number }) {
  const { data, isError } = useQuery({ ...mediaItemQuery(id), throwOnError: false })
  return isError ? 'Tego obrazu już nie ma' : data?.name
}
