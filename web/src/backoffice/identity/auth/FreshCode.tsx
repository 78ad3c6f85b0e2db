import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useOperator } from '../../../session/operator'
import { CodeField, DemoCode } from './CodeField'

interface FreshCodeProps<V extends FieldValues> {
  control: Control<V, unknown, unknown>
  name: FieldPath<V>
  onCode: (code: string) => void
}

/** Field for a fresh code of the operator's second factor; the demo offers one. */
export function FreshCode<V extends FieldValues>({ onCode, ...field }: FreshCodeProps<V>) {
  const { email } = useOperator()
  return (
    <>
      <CodeField {...field} />
      <DemoCode email={email} onCode={onCode} />
    </>
  )
}
