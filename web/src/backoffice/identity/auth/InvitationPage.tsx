import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { NewPasswordFields, newPassword, passwordsMatch } from '../../../form/NewPassword'
import { useFormFlow } from '../../../form/useFormFlow'
import { acceptInvitation } from '../../../session/operator'
import { Card } from '../../../ui/Card'
import { Link } from '../../../ui/Link'
import { StepTitle } from './StepTitle'

const schema = z.object(newPassword).check(passwordsMatch)

/** `/zaplecze/zaproszenie/{token}`: sets the password of an invited operator; the link works once. */
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
        <Form label="Nowe hasło" {...shell} holds="nothing" submitLabel="Ustaw hasło" wideSubmit>
          <NewPasswordFields control={form.control} />
        </Form>
        <p className="mt-4">
          <Link to="/zaplecze/logowanie">Mam już hasło: zaloguj się</Link>
        </p>
      </Card>
    </div>
  )
}
