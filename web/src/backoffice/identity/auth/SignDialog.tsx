import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FormAnswer } from '../../../form/useFormFlow'
import { useOperator } from '../../../session/operator'
import { FormDialog } from '../../ConfirmDialog'
import { CodeField, DemoCode } from './CodeField'
import { codeSchema } from './code'

interface SignDialogProps<Answer> {
  title: string
  /** Label of the submit button. */
  label: string
  sign: (code: string) => Promise<Answer>
  onClose: () => void
  children: ReactNode
}

const schema = z.object({ code: codeSchema(false) })

/** Confirmation dialog of an action that needs a fresh code of the second factor; each code signs once. */
export function SignDialog<Answer extends FormAnswer>(props: SignDialogProps<Answer>) {
  const { sign, children, ...question } = props
  const { email } = useOperator()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: '' } })
  return (
    <FormDialog form={form} send={({ code }) => sign(code)} {...question}>
      {children}
      <CodeField control={form.control} name="code" />
      <DemoCode email={email} onCode={(code) => form.setValue('code', code)} />
    </FormDialog>
  )
}
