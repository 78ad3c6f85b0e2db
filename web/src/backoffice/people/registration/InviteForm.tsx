import { useForm } from 'react-hook-form'
import type { Program } from '../../../api/wire'
import { Form } from '../../../form/Form'
import { MaskedInput, RadioInput, TextInput } from '../../../form/fields'
import { FieldErrorCollector, type RequestResult, requestResolver } from '../../../form/resolver'
import { useFormFlow } from '../../../form/useFormFlow'
import { parseNip } from '../../../rules/nip'
import { nipMask, phoneMask } from '../../../ui/mask'
import { toChannels } from './invitation'
import { type InvitationBody, invite } from './queries'

interface Invitee {
  account_type: Program
  nip: string
  email: string
  phone: string
}

const emptyInvitee: Invitee = { account_type: 'program.retail', nip: '', email: '', phone: '' }

function toRequest({ account_type, nip, ...channels }: Invitee): RequestResult<InvitationBody> {
  const errors = new FieldErrorCollector()
  return errors.conclude({
    account_type,
    nip: errors.unwrap('nip', parseNip(nip)) ?? null,
    ...toChannels(errors, channels),
  })
}

/** Form of an invitation: the addressee, the programme, and the channels. */
export function InviteForm() {
  const form = useForm({ resolver: requestResolver(toRequest), defaultValues: emptyInvitee })
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
