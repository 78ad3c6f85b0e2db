import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { type FieldProps, fieldClass, LabelText } from './FieldFrame'
import { FieldHelper } from './helper'
import { fieldBox } from './styles'

export interface Option {
  readonly value: string
  readonly label: string
}

interface SelectProps extends FieldProps {
  name?: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  options: readonly Option[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** Drop-down list of a few options, as the platform's native control. */
export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    value,
    onChange,
    options,
    placeholder,
    isRequired = false,
    isDisabled,
    ...field
  } = props
  const id = useId()
  const notes = `${id}-notes`
  return (
    <div className={fieldClass}>
      <label htmlFor={id}>
        <LabelText label={label} isRequired={isRequired} />
      </label>
      <span className="relative block">
        <select
          {...field}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={hint || error ? notes : undefined}
          className={`${fieldBox} cursor-pointer appearance-none text-ellipsis pr-10 aria-invalid:border-rejected`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-[calc((var(--spacing-control)-var(--spacing)*5)/2)] right-3 size-5"
        />
      </span>
      <span id={notes} className="contents">
        {hint && <span className="text-muted text-small">{hint}</span>}
        {error && <span className="text-rejected">{error}</span>}
      </span>
      <FieldHelper />
    </div>
  )
}
