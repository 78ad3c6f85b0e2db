import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { RadioInput, TextAreaInput } from '../../../form/fields'
import { fieldMessages } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import { Card, CardHead } from '../../../ui/Card'
import { changeStatus, type OrderDetails, type StatusChange } from './queries'

interface ChangeValues {
  status: string
  note: string
}

/** Some states need a reason that the participant can read; the server says which. */
function schemaFor(order: OrderDetails) {
  return z
    .object({ status: z.string().check(z.minLength(1, fieldMessages.required)), note: z.string() })
    .check(
      z.refine(({ status, note }) => !needsReason(order, status) || note.trim() !== '', {
        path: ['note'],
        error: fieldMessages.required,
      }),
    )
}

function needsReason({ next }: OrderDetails, status: string): boolean {
  return next.some((choice) => choice.status.code === status && choice.needs_reason)
}

/** Moves the order to one of the states that it may go to; where it may only be cancelled, that is what the form does. */
export function StatusForm({ order }: { order: OrderDetails }) {
  const [first, ...others] = order.next
  const onlyCancels = others.length === 0 && first?.status.code === 'cancelled'
  const form = useForm({
    resolver: zodResolver(schemaFor(order)),
    /* What wants a reason, such as cancelling, is chosen on purpose: by its radio, or by its own button. */
    defaultValues: {
      status: first && (onlyCancels || !first.needs_reason) ? first.status.code : '',
      note: '',
    },
  })
  const isExplained = needsReason(order, form.watch('status'))
  const { shell } = useFormFlow({
    form,
    send: ({ status, note }: ChangeValues) =>
      changeStatus(order.id, {
        status: status as StatusChange['status'],
        version: order.version,
        ...(note.trim() === '' ? {} : { note }),
      }),
    mode: 'edit',
  })
  return (
    <Card>
      <CardHead title={onlyCancels ? 'Anulowanie zamówienia' : 'Zmiana statusu'} />
      <Form
        {...shell}
        label={onlyCancels ? 'Anulowanie zamówienia' : 'Zmiana statusu zamówienia'}
        submitLabel={onlyCancels ? 'Anuluj zamówienie' : 'Zmień status'}
        submitVariant={onlyCancels ? 'danger' : 'primary'}
      >
        {!onlyCancels && (
          <RadioInput
            control={form.control}
            name="status"
            label="Nowy status"
            options={order.next.map(({ status: { code, label } }) => ({ value: code, label }))}
            isRequired
          />
        )}
        <TextAreaInput
          control={form.control}
          name="note"
          label={isExplained ? 'Powód dla uczestnika' : 'Wiadomość dla uczestnika'}
          isRequired={isExplained}
          rows={2}
          maxLength={500}
        />
      </Form>
    </Card>
  )
}
