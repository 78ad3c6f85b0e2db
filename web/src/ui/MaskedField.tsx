import { type HTMLInputAutoCompleteAttribute, useRef } from 'react'
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField'
import { FieldLabel, FieldNotes } from './Field'
import { type FieldProps, fieldClass } from './FieldFrame'
import { formatMasked, type Mask, typeMasked } from './mask'
import { fieldBox } from './styles'
import { ariaOnly } from './TextField'

interface MaskedFieldProps extends FieldProps {
  name?: string
  mask: Mask
  /**
   * The form's value (digits of a NIP, "+48123456789"), shown formatted, or unchanged where it does not fit the mask.
   */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
}

export function MaskedField({
  mask,
  label,
  hint,
  error,
  value,
  onChange,
  placeholder,
  ...field
}: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const shown = formatMasked(mask, value)

  /* Text and caret are written to the input before React compares them, so that it leaves the caret alone. */
  function edit(raw: string) {
    const element = input.current
    const typed = typeMasked(mask, raw, element?.selectionStart ?? raw.length, shown)
    if (element) {
      element.value = typed.text
      element.setSelectionRange(typed.caret, typed.caret)
    }
    onChange(typed.value)
  }

  return (
    <AriaTextField
      {...field}
      {...ariaOnly}
      value={shown}
      onChange={edit}
      inputMode={mask.inputMode}
      isInvalid={Boolean(error)}
      className={fieldClass}
    >
      <FieldLabel label={label} isRequired={field.isRequired ?? false} />
      <Input
        ref={input}
        className={`${fieldBox} tabular-nums ${isLong(mask) ? 'max-sm:px-2 max-sm:tracking-tighter max-xs:text-small' : ''}`}
        placeholder={placeholder}
        data-mask={mask.pattern}
        spellCheck={false}
      />
      <FieldNotes hint={hint} error={error ?? null} />
    </AriaTextField>
  )
}

/** True for patterns such as an account number, which a phone shows whole so that it can be compared. */
function isLong({ pattern }: Mask): boolean {
  return pattern.length > 30
}
