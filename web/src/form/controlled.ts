import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useShownFields } from './shown-fields'

type ControlledProp = 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'isSelected'

/** Props of a field of the kit without those that the form supplies. */
export type Of<Values extends FieldValues, Field extends (props: never) => ReactNode> = Omit<
  Parameters<Field>[0],
  ControlledProp
> & {
  control: Control<Values, unknown, unknown>
  name: FieldPath<Values>
}

/** The form's props for a field of the kit; `empty` is the value where the form holds nothing yet. */
export function useField<V extends FieldValues, T>(
  control: Control<V, unknown, unknown>,
  name: FieldPath<V>,
  empty: T,
) {
  const { field, fieldState } = useController({ control: control as Control<V>, name })
  useShownFields(control, [name])
  const value: T = field.value ?? empty
  return {
    value,
    controlled: {
      name: field.name,
      onChange: (next: T) => field.onChange(next),
      onBlur: field.onBlur,
      error: fieldState.error?.message ?? null,
    },
  }
}
