import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { TextAreaInput } from '../../../form/fields'
import { requiredText } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import { ReasonChips } from '../../ReasonChips'
import { decide } from './decide'
import type { ReviewedInvoice } from './queries'
import { invoiceReasons } from './reasons'
import { useShortcuts } from './shortcuts'

const schema = z.object({ reason: requiredText() })

type Rejection = z.infer<typeof schema>

/** Form state of the rejection, held by the parent, so that it survives closing the form. */
export function useRejection(reason: string) {
  return useForm({ resolver: zodResolver(schema), defaultValues: { reason } })
}

interface RejectFormProps {
  form: UseFormReturn<Rejection, unknown, Rejection>
  invoice: ReviewedInvoice
  onDecided: () => void
}

/** Form that rejects the whole invoice with a reason for the participant. */
export function RejectForm({ form, invoice, onDecided }: RejectFormProps) {
  const { shell } = useFormFlow({
    form,
    send: ({ reason }: Rejection) =>
      decide(
        invoice,
        { version: invoice.version, reject: { reason }, lines: [] },
        { kind: 'reject', reason },
      ),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: onDecided,
  })
  useShortcuts({ 'Ctrl+Enter': () => void shell.submit() })
  return (
    <Form label="Odrzucenie faktury" {...shell} submitLabel="Odrzuć fakturę" takesFocus>
      <TextAreaInput
        control={form.control}
        name="reason"
        label="Powód dla uczestnika"
        rows={3}
        maxLength={500}
        isRequired
      />
      <ReasonChips
        reasons={invoiceReasons}
        onChoose={(reason) => form.setValue('reason', reason, { shouldValidate: true, shouldDirty: true })}
      />
    </Form>
  )
}
