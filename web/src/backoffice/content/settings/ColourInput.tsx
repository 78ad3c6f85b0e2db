import type { FieldValues } from 'react-hook-form'
import { type Of, useField } from '../../../form/controlled'
import { TextField } from '../../../ui/TextField'

const isColour = /^#[\da-f]{6}$/i

/** Field for a colour, typed as six hexadecimal digits or picked; `own` is the default behind an empty field. */
export function ColourInput<V extends FieldValues>({
  control,
  name,
  label,
  own = '#000000',
  ...props
}: Of<V, typeof TextField> & { label: string; own?: string }) {
  const { value, controlled } = useField(control, name, '')
  const shown = value.trim()
  return (
    <div className="flex items-start gap-3">
      <div className="grow">
        <TextField {...props} {...controlled} label={label} value={value} autoComplete="off" />
      </div>
      <input
        type="color"
        aria-label={`${label}: wybierz z\u00a0palety`}
        value={isColour.test(shown) ? shown.toLowerCase() : own}
        onChange={(event) => controlled.onChange(event.target.value)}
        className="mt-7 size-control shrink-0 cursor-pointer rounded-control border border-field bg-surface p-1"
      />
    </div>
  )
}
