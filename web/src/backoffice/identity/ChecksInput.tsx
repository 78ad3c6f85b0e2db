import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useShownFields } from '../../form/shown-fields'
import { Checkbox } from '../../ui/Checkbox'
import { LabelText } from '../../ui/FieldFrame'

interface ChecksInputProps<V extends FieldValues, Code extends string> {
  control: Control<V, unknown, unknown>
  name: FieldPath<V>
  label: string
  /** Codes with their labels, in the order of the checkboxes. */
  choices: Readonly<Partial<Record<Code, string>>>
}

/** Checkboxes of a closed list, of which one at least is needed. */
export function ChecksInput<V extends FieldValues, Code extends string>(props: ChecksInputProps<V, Code>) {
  const { control, name, label, choices } = props
  const { field, fieldState } = useController({ control: control as Control<V>, name })
  useShownFields(control, [name])
  const held: readonly Code[] = field.value
  const codes = Object.keys(choices) as Code[]
  const error = fieldState.error?.message
  return (
    <fieldset data-invalid={error ? true : undefined} tabIndex={error ? -1 : undefined}>
      <legend>
        <LabelText label={label} isRequired />
      </legend>
      {codes.map((code) => (
        <Checkbox
          key={code}
          isSelected={held.includes(code)}
          onChange={(isHeld) =>
            field.onChange(codes.filter((other) => (other === code ? isHeld : held.includes(other))))
          }
          onBlur={field.onBlur}
        >
          {choices[code]}
        </Checkbox>
      ))}
      {error && (
        <p role="alert" className="text-rejected">
          {error}
        </p>
      )}
    </fieldset>
  )
}
