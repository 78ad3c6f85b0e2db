import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { PasswordInput, TextInput } from '../../../form/fields'
import { fieldMessages, parsedBy } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import { parseEmail } from '../../../rules/email'
import { checkPassword, type FirstStep } from '../../../session/operator'
import { useSettings } from '../../../session/settings'
import { Button } from '../../../ui/Button'

const schema = z.object({
  email: parsedBy(parseEmail),
  password: z.string().check(z.minLength(1, fieldMessages.required)),
})

/** Result of the first step: the account, and the factors that the second step accepts. */
export interface FirstStepResult extends FirstStep {
  readonly email: string
}

interface CredentialsFormProps {
  label: string
  /** Prefilled e-mail, as after setting a password. */
  email?: string
  onRight: (firstStep: FirstStepResult) => void
}

/** First step of every operator's sign-in: e-mail and password. */
export function CredentialsForm({ label, email = '', onRight }: CredentialsFormProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email, password: '' } })
  const { shell } = useFormFlow({
    form,
    send: checkPassword,
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: ({ data }) => onRight({ ...data, email: form.getValues('email') }),
  })
  return (
    <>
      <Form label={label} {...shell} holds="nothing" submitLabel="Dalej" wideSubmit>
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
        onChoose={(sample, password) => {
          form.setValue('email', sample)
          form.setValue('password', password)
        }}
      />
    </>
  )
}

/** Buttons that fill in a sample operator's credentials, in the demo only. */
function SampleOperators({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const logins = useSettings()?.demo?.logins.filter(({ role }) => role !== 'participant') ?? []
  if (logins.length === 0) return null
  return (
    <div className="mt-5 border-line border-t pt-4">
      <p className="mb-2 text-muted text-small">Wersja pokazowa: wypełnij danymi przykładowego operatora</p>
      <div className="flex flex-wrap gap-2">
        {logins.map(({ login, label, password }) => (
          <Button key={login} variant="secondary" onPress={() => onChoose(login, password)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
