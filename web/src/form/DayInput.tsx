import type { FieldValues } from 'react-hook-form'
import { DayField } from '../ui/DayField'
import { type Of, useField } from './bound'

export function DayInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof DayField>) {
  const { value, bound } = useField(control, name, '')
  return <DayField {...props} {...bound} value={value} />
}
