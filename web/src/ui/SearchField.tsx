import { useId } from 'react'
import { type FieldProps, fieldClass, LabelText } from './FieldFrame'
import { FieldHelper } from './helper'
import { fieldBox } from './styles'

interface SearchFieldProps extends Pick<FieldProps, 'label'> {
  value: string
  onChange: (value: string) => void
}

/** Field of a search, as the browser's own control, for a visitor's first pages; it takes any text. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId()
  return (
    <div className={fieldClass}>
      <label htmlFor={id}>
        <LabelText label={label} />
      </label>
      <input
        id={id}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={fieldBox}
      />
      <FieldHelper />
    </div>
  )
}
