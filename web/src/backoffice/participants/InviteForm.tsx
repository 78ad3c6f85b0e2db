import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { TextInput } from '../../form/fields'
import { useFormFlow } from '../../form/useFormFlow'
import { invite } from './queries'

const schema = z.object({ email: z.string().check(z.trim()), phone: z.string().check(z.trim()) }).check(
  z.refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['email'],
    error: 'Podaj adres e-mail lub telefon',
  }),
)

/** Invites somebody by e-mail, by SMS or by both: to register, or to sign in for the first time. */
export function InviteForm({ nip, email = '', phone = '' }: { nip: string; email?: string; phone?: string }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email, phone } })
  const { shell } = useFormFlow({
    form,
    send: (to) => invite(nip, to),
    mode: 'edit',
    confirm: { as: 'toast', message: 'Zaproszenie zostało wysłane' },
  })
  return (
    <Form label="Zaproszenie do programu" {...shell} submitLabel="Wyślij zaproszenie">
      <TextInput control={form.control} name="email" label="Adres e-mail" type="email" inputMode="email" />
      <TextInput control={form.control} name="phone" label="Telefon" type="tel" inputMode="tel" />
    </Form>
  )
}
