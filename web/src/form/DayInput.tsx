import type { FieldValues } from 'react-hook-form'
import { DayField } from '../ui/DayField'
import { type Of, useField } from './controlled'

export function DayInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof DayField>) {
  const { value, controlled } = useField(control, name, '')
  return <DayField {...props} {...controlled} value={value} />
}
