import { useForm } from 'react-hook-form'
import { Form } from '../../form/Form'
import { MaskedInput, RadioInput, TextInput } from '../../form/fields'
import { Faults, type Read, readWith } from '../../form/resolver'
import { useFormFlow } from '../../form/useFormFlow'
import { parseEmail } from '../../rules/email'
import { parseNip } from '../../rules/nip'
import { parsePhone } from '../../rules/phone'
import { nipMask, phoneMask } from '../../ui/mask'
import { type InvitationBody, invite } from './queries'

interface Invitee {
  account_type: string
  nip: string
  email: string
  phone: string
}

const nobody: Invitee = { account_type: 'program.retail', nip: '', email: '', phone: '' }

/** One way to send the invitation is enough; both may be given. */
function readInvitee({ account_type, nip, email, phone }: Invitee): Read<InvitationBody> {
  const faults = new Faults()
  const hasNoWay = email.trim() === '' && phone.trim() === ''
  if (hasNoWay) faults.add('email', 'Podaj adres e-mail albo numer telefonu')
  return faults.conclude({
    account_type,
    nip: faults.read('nip', parseNip(nip)) ?? null,
    email: email.trim() === '' ? null : (faults.read('email', parseEmail(email)) ?? null),
    phone: phone.trim() === '' ? null : (faults.read('phone', parsePhone(phone)) ?? null),
  })
}

/** Whom to invite, to what, and how. */
export function InviteForm() {
  const form = useForm({ resolver: readWith(readInvitee), defaultValues: nobody })
  const { control } = form
  const { shell } = useFormFlow({ form, send: invite })
  return (
    <Form label="Zaproszenie do programu" {...shell} submitLabel="Wyślij zaproszenie">
      <RadioInput
        control={control}
        name="account_type"
        label="Kogo zapraszasz"
        options={[
          { value: 'program.retail', label: 'Uczestnika' },
          { value: 'program.partner', label: 'Partnera' },
        ]}
      />
      <MaskedInput control={control} name="nip" label="NIP" mask={nipMask} isRequired />
      <TextInput
        control={control}
        name="email"
        label="Adres e-mail"
        type="email"
        inputMode="email"
        hint="Wystarczy e-mail albo telefon. Jeśli podasz oba, zaproszenie wyślemy na oba."
      />
      <MaskedInput control={control} name="phone" label="Telefon komórkowy" mask={phoneMask} />
    </Form>
  )
}
