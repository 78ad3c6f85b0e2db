import type { FieldValues } from 'react-hook-form'
import { ComboBox } from '../ui/ComboBox'
import { type Of, useField } from './controlled'

export function ComboInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof ComboBox>) {
  const { value, controlled } = useField(control, name, '')
  return <ComboBox {...props} {...controlled} value={value} />
}
