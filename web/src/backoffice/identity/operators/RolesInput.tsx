import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useShownFields } from '../../../form/shown-fields'
import type { Role } from '../../../session/operator'
import { Checkbox } from '../../../ui/Checkbox'
import { LabelText } from '../../../ui/FieldFrame'
import { roleNames, roles } from './roles'

interface RolesInputProps<V extends FieldValues> {
  control: Control<V, unknown, unknown>
  name: FieldPath<V>
}

/** Checkboxes of an operator's roles, each with its permissions. */
export function RolesInput<V extends FieldValues>({ control, name }: RolesInputProps<V>) {
  const { field, fieldState } = useController({ control: control as Control<V>, name })
  useShownFields(control, [name])
  const held: readonly Role[] = field.value
  const error = fieldState.error?.message
  return (
    <fieldset data-invalid={error ? true : undefined} tabIndex={error ? -1 : undefined}>
      <legend>
        <LabelText label="Role" isRequired />
      </legend>
      {roleNames.map((role) => (
        <Checkbox
          key={role}
          isSelected={held.includes(role)}
          onChange={(isHeld) =>
            field.onChange(roleNames.filter((other) => (other === role ? isHeld : held.includes(other))))
          }
          onBlur={field.onBlur}
        >
          <strong>{roles[role].label}</strong>: {roles[role].opens}
        </Checkbox>
      ))}
      <p className="text-muted text-small">
        Rolę Finanse i&nbsp;Administrator potwierdza drugi administrator.
      </p>
      {error && (
        <p role="alert" className="text-rejected">
          {error}
        </p>
      )}
    </fieldset>
  )
}
