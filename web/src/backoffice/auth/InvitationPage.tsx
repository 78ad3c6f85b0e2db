import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { PasswordInput } from '../../form/fields'
import { fieldMessages, readBy } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { parsePassword } from '../../rules/password'
import { acceptInvitation } from '../../session/operator'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { StepTitle } from './StepTitle'

const schema = z
  .object({
    password: readBy(parsePassword),
    password_confirmation: z.string().check(z.minLength(1, fieldMessages.required)),
  })
  .check(
    z.refine((values) => values.password === values.password_confirmation, {
      path: ['password_confirmation'],
      error: 'Hasła nie są zgodne',
      when: ({ value }) => (value as { password_confirmation?: string }).password_confirmation !== '',
    }),
  )

/** `/zaplecze/zaproszenie/{token}`: an invited operator sets a password; the link is good once. */
export default function InvitationPage() {
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '', password_confirmation: '' },
  })
  const { shell } = useFormFlow({
    form,
    send: (passwords: z.infer<typeof schema>) => acceptInvitation({ token, ...passwords }),
    mode: 'edit',
    onSuccess: ({ data }) => navigate('/zaplecze/logowanie', { state: { email: data.email } }),
  })
  return (
    <div className="m-auto w-full max-w-form">
      <Card>
        <StepTitle>Ustaw hasło do zaplecza</StepTitle>
        <Form label="Nowe hasło" {...shell} submitLabel="Ustaw hasło" wideSubmit>
          <PasswordInput
            control={form.control}
            name="password"
            label="Hasło"
            hint="Co najmniej 8 znaków: wielka i mała litera, cyfra oraz jeden ze znaków @ # $ % ^ & * ( ) { } < > ? : !"
            autoComplete="new-password"
            isRequired
          />
          <PasswordInput
            control={form.control}
            name="password_confirmation"
            label="Powtórz hasło"
            autoComplete="new-password"
            isRequired
          />
        </Form>
        <p className="mt-4">
          <Link to="/zaplecze/logowanie">Mam już hasło: zaloguj się</Link>
        </p>
      </Card>
    </div>
  )
}
