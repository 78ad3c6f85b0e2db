import type { FieldValues } from 'react-hook-form'
import { ComboBox } from '../ui/ComboBox'
import { type Of, useField } from './bound'

export function ComboInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof ComboBox>) {
  const { value, bound } = useField(control, name, '')
  return <ComboBox {...props} {...bound} value={value} />
}
