import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { type FieldProps, LabelText } from './FieldFrame'
import { FieldHelper } from './helper'

/** A label with its asterisk. */
export function FieldLabel({ label, isRequired = false }: Pick<FieldProps, 'label' | 'isRequired'>) {
  return (
    <Label className="block">
      <LabelText label={label} isRequired={isRequired} />
    </Label>
  )
}

/** Hint and error under a field, which React Aria links to the input. */
export function FieldNotes({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <Text slot="description" className="text-muted text-small">
          {hint}
        </Text>
      )}
      <FieldError className="text-rejected">{error}</FieldError>
      <FieldHelper />
    </>
  )
}

/** Unit at the end of a field's box. */
export function FieldUnit({ unit }: { unit: string }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-muted"
    >
      {unit}
    </span>
  )
}
