import type { FieldValues } from 'react-hook-form'
import { AmountField, NumberField } from '../ui/NumberField'
import { type Of, useField } from './controlled'

export function NumberInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof NumberField>) {
  const { value, controlled } = useField(control, name, null as number | null)
  return <NumberField {...props} {...controlled} value={value} />
}

export function AmountInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof AmountField>) {
  const { value, controlled } = useField(control, name, null as number | null)
  return <AmountField {...props} {...controlled} value={value} />
}
