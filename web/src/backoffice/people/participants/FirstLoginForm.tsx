import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { CheckboxInput } from '../../../form/fields'
import { formatPhone } from '../../../format/phone'
import { EditForm } from '../../EditForm'
import { invite, type Participant } from './queries'

const schema = z
  .object({ email: z.boolean(), phone: z.boolean() })
  .check(z.refine(({ email, phone }) => email || phone, { path: ['phone'], error: 'Wybierz e-mail lub SMS' }))

/** Sends a participant without a password the way to the first sign-in, at the contact data of the account only. */
export function FirstLoginForm({
  nip,
  email,
  phone,
}: Pick<Participant['profile'], 'nip' | 'email' | 'phone'>) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: true, phone: true },
  })
  return (
    <EditForm
      label="Zaproszenie do programu"
      form={form}
      send={(by) => invite(nip, { email: by.email ? email : null, phone: by.phone ? phone : null })}
      confirm={{ as: 'toast', message: 'Zaproszenie zostało wysłane' }}
      submitLabel="Wyślij zaproszenie"
    >
      <div>
        <CheckboxInput control={form.control} name="email">
          E-mail na adres {email}
        </CheckboxInput>
        <CheckboxInput control={form.control} name="phone">
          SMS na numer {formatPhone(phone)}
        </CheckboxInput>
      </div>
    </EditForm>
  )
}
