import { useForm } from 'react-hook-form'
import { MaskedInput, TextInput } from '../../../form/fields'
import { FieldErrorCollector, requestResolver } from '../../../form/resolver'
import { phoneMask } from '../../../ui/mask'
import { EditForm } from '../../EditForm'
import { toChannels } from '../registration/invitation'
import { invite } from './queries'

function toRequest(channels: { email: string; phone: string }) {
  const errors = new FieldErrorCollector()
  return errors.conclude(toChannels(errors, channels))
}

/** Form that invites somebody without an account to register, by e-mail, SMS or both. */
export function InviteForm({ nip }: { nip: string }) {
  const form = useForm({ resolver: requestResolver(toRequest), defaultValues: { email: '', phone: '' } })
  return (
    <EditForm
      label="Zaproszenie do programu"
      form={form}
      send={(to) => invite(nip, to)}
      confirm={{ as: 'toast', message: 'Zaproszenie zostało wysłane' }}
      submitLabel="Wyślij zaproszenie"
    >
      <TextInput control={form.control} name="email" label="Adres e-mail" type="email" inputMode="email" />
      <MaskedInput control={form.control} name="phone" label="Telefon" mask={phoneMask} />
    </EditForm>
  )
}
