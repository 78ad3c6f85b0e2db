import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { TextInput } from '../../form/fields'

export interface InputProps<V extends FieldValues> {
  control: Control<V, unknown, unknown>
  name: FieldPath<V>
}

/** Name of another system: a client of the API or a webhook. */
export function SystemNameInput<V extends FieldValues>(props: InputProps<V>) {
  return (
    <TextInput
      {...props}
      label="Nazwa"
      hint="Czyj to system i do czego służy"
      autoComplete="off"
      maxLength={60}
      isRequired
    />
  )
}
