import { useForm } from 'react-hook-form'
import { RadioInput } from '../../../form/fields'
import { formatPhone } from '../../../format/phone'
import { Card, CardHead } from '../../../ui/Card'
import { EditForm } from '../../EditForm'
import { acceptRequest, type RequestDetails } from './queries'

interface Values {
  channel: 'email' | 'sms'
}

/** Form that accepts a request: it sends an invitation, or opens a partner's account. */
export function AcceptForm({ request }: { request: RequestDetails }) {
  const isPartner = request.kind === 'partner'
  const form = useForm<Values>({ defaultValues: { channel: 'email' } })
  return (
    <Card>
      <CardHead title={isPartner ? 'Zatwierdzenie' : 'Zaproszenie'} />
      <EditForm
        label={isPartner ? 'Zatwierdzenie partnera' : 'Zaproszenie do programu'}
        form={form}
        send={({ channel }) => acceptRequest(request.id, isPartner ? {} : { channel })}
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
      </EditForm>
    </Card>
  )
}
