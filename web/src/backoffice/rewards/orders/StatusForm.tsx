import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { RadioInput, TextAreaInput } from '../../../form/fields'
import { fieldMessages } from '../../../form/schema'
import { Card, CardHead } from '../../../ui/Card'
import { EditForm } from '../../EditForm'
import { changeStatus, type OrderDetails, type StatusChange } from './queries'

/** Schema by which the states that the server marks need a reason. */
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

/** Form that moves an order to a next state; an order that can only be cancelled gets the form of a cancellation. */
export function StatusForm({ order }: { order: OrderDetails }) {
  const [first, ...others] = order.next
  const onlyCancels = others.length === 0 && first?.status.code === 'cancelled'
  const form = useForm({
    resolver: zodResolver(schemaFor(order)),
    /* A state that needs a reason, such as cancellation, is never preselected. */
    defaultValues: {
      status: first && (onlyCancels || !first.needs_reason) ? first.status.code : '',
      note: '',
    },
  })
  const isExplained = needsReason(order, form.watch('status'))
  return (
    <Card>
      <CardHead title={onlyCancels ? 'Anulowanie zamówienia' : 'Zmiana statusu'} />
      <EditForm
        label={onlyCancels ? 'Anulowanie zamówienia' : 'Zmiana statusu zamówienia'}
        form={form}
        send={({ status, note }) =>
          changeStatus(order.id, {
            status: status as StatusChange['status'],
            version: order.version,
            ...(note.trim() === '' ? {} : { note }),
          })
        }
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
      </EditForm>
    </Card>
  )
}
