import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { TextAreaInput } from '../../form/fields'
import { requiredText } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { ReasonChips } from '../ReasonChips'
import { type ReviewedInvoice, review } from './queries'
import { invoiceReasons } from './reasons'

const schema = z.object({ reason: requiredText() })

interface RejectFormProps {
  invoice: ReviewedInvoice
  onDecided: (message: string) => void
}

/** Rejects the invoice as a whole; the participant reads the reason. */
export function RejectForm({ invoice, onDecided }: RejectFormProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  const { shell } = useFormFlow({
    form,
    send: ({ reason }: { reason: string }) =>
      review(invoice.id, { version: invoice.version, reject: { reason }, lines: [] }),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: ({ message }) => onDecided(message),
  })
  return (
    <Form label="Odrzucenie faktury" {...shell} submitLabel="Odrzuć fakturę">
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
        onChoose={(reason) => form.setValue('reason', reason, { shouldValidate: true })}
      />
    </Form>
  )
}
