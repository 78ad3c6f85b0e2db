import type { FieldValues } from 'react-hook-form'
import { AmountField, NumberField } from '../ui/NumberField'
import { type Of, useField } from './bound'

export function NumberInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof NumberField>) {
  const { value, bound } = useField(control, name, null as number | null)
  return <NumberField {...props} {...bound} value={value} />
}

export function AmountInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof AmountField>) {
  const { value, bound } = useField(control, name, null as number | null)
  return <AmountField {...props} {...bound} value={value} />
}
