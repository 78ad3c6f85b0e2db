import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { TextAreaInput } from '../../form/fields'
import { requiredText } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { ReasonChips } from '../ReasonChips'
import { decide } from './decide'
import { draftOf } from './drafts'
import type { ReviewedInvoice } from './queries'
import { invoiceReasons } from './reasons'
import { useShortcuts } from './shortcuts'

const schema = z.object({ reason: requiredText() })

interface RejectFormProps {
  invoice: ReviewedInvoice
  onDecided: () => void
}

/** Rejects the invoice as a whole; the participant reads the reason. */
export function RejectForm({ invoice, onDecided }: RejectFormProps) {
  const draft = draftOf(invoice.id)
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { reason: draft?.kind === 'reject' ? draft.reason : '' },
  })
  const { shell } = useFormFlow({
    form,
    send: ({ reason }: { reason: string }) =>
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
        onChoose={(reason) => form.setValue('reason', reason, { shouldValidate: true })}
      />
    </Form>
  )
}
