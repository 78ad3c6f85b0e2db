import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { PasswordInput, TextInput } from '../../form/fields'
import { fieldMessages, readBy } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { parseEmail } from '../../rules/email'
import { signInOperator } from '../../session/operator'
import { takeOperatorPlace } from '../../session/operator-place'
import { useSettings } from '../../session/settings'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'

const schema = z.object({
  email: readBy(parseEmail),
  password: z.string().check(z.minLength(1, fieldMessages.required)),
})

/** `/zaplecze/logowanie`: an operator's own way in. */
export default function OperatorSignInPage() {
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', password: '' } })
  const { shell } = useFormFlow({
    form,
    send: signInOperator,
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: () => navigate(takeOperatorPlace()),
  })
  return (
    <div className="m-auto w-full max-w-form">
      <Card>
        <h1 className="mb-5 font-bold text-h2">Zaplecze programu</h1>
        <Form label="Logowanie do zaplecza" {...shell} submitLabel="Zaloguj się" wideSubmit>
          <TextInput
            control={form.control}
            name="email"
            label="Adres e-mail"
            type="email"
            autoComplete="username"
            isRequired
          />
          <PasswordInput
            control={form.control}
            name="password"
            label="Hasło"
            autoComplete="current-password"
            isRequired
          />
        </Form>
        <SampleOperators
          onChoose={(email, password) => {
            form.setValue('email', email)
            form.setValue('password', password)
          }}
        />
      </Card>
    </div>
  )
}

/** In the demo, and there only, the sample operators fill the form at a press. */
function SampleOperators({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const logins = useSettings()?.demo?.logins.filter(({ role }) => role !== 'participant') ?? []
  if (logins.length === 0) return null
  return (
    <div className="mt-5 border-line border-t pt-4">
      <p className="mb-2 text-muted text-small">Wersja pokazowa: wypełnij danymi przykładowego operatora</p>
      <div className="flex flex-wrap gap-2">
        {logins.map(({ login, label, password }) => (
          <Button key={login} look="secondary" onPress={() => onChoose(login, password)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
