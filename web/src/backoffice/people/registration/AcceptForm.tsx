import { useForm } from 'react-hook-form'
import { Form } from '../../../form/Form'
import { RadioInput } from '../../../form/fields'
import { useFormFlow } from '../../../form/useFormFlow'
import { formatPhone } from '../../../format/phone'
import { Card, CardHead } from '../../../ui/Card'
import { acceptRequest, type RequestDetails } from './queries'

interface Values {
  channel: 'email' | 'sms'
}

/** Form that accepts a request: it sends an invitation, or opens a partner's account. */
export function AcceptForm({ request }: { request: RequestDetails }) {
  const isPartner = request.kind === 'partner'
  const form = useForm<Values>({ defaultValues: { channel: 'email' } })
  const { shell } = useFormFlow({
    form,
    send: ({ channel }: Values) => acceptRequest(request.id, isPartner ? {} : { channel }),
    mode: 'edit',
  })
  return (
    <Card>
      <CardHead title={isPartner ? 'Zatwierdzenie' : 'Zaproszenie'} />
      <Form
        label={isPartner ? 'Zatwierdzenie partnera' : 'Zaproszenie do programu'}
        {...shell}
        submitLabel={isPartner ? 'Zatwierdź partnera' : 'Wyślij zaproszenie'}
      >
        {isPartner ? (
          <p>Konto stanie się aktywne, a&nbsp;partner dostanie e-mail ze wskazówką, jak ustawić hasło.</p>
        ) : (
          <RadioInput
            control={form.control}
            name="channel"
            label="Jak wysłać zaproszenie"
            options={[
              { value: 'email', label: `E-mailem: ${request.email}` },
              { value: 'sms', label: `SMS-em: ${formatPhone(request.phone)}` },
            ]}
          />
        )}
      </Form>
    </Card>
  )
}
