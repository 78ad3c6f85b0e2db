import type { FieldValues } from 'react-hook-form'
import { FileField } from '../ui/FileField'
import { type Of, useField } from './controlled'

export function FileInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof FileField>) {
  const { value, controlled } = useField(control, name, null as File | null)
  return <FileField {...props} {...controlled} value={value} />
}
