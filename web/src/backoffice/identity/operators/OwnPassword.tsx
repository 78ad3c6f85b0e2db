import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { PasswordInput } from '../../../form/fields'
import { NewPasswordFields, newPassword, passwordsMatch } from '../../../form/NewPassword'
import { fieldMessages } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import { useOperator } from '../../../session/operator'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { useUnfolding } from '../../../ui/unfolding'
import { CodeField, DemoCode } from '../auth/CodeField'
import { codeSchema } from '../auth/code'
import { changePassword, type PasswordChange } from './account'

const schema = z
  .object({
    old_password: z.string().check(z.minLength(1, fieldMessages.required)),
    ...newPassword,
    code: codeSchema(false),
  })
  .check(passwordsMatch)

/** Change of the operator's own password; the form opens on demand. */
export function OwnPassword() {
  const { isOpen, close, opener } = useUnfolding()
  return (
    <Card>
      <CardHead
        title="Hasło"
        action={
          !isOpen && (
            <Button variant="secondary" {...opener}>
              Zmień hasło
            </Button>
          )
        }
      />
      {isOpen ? (
        <PasswordForm onDone={close} />
      ) : (
        <p className="text-muted">
          Po zmianie hasła wylogujemy Cię na pozostałych urządzeniach i&nbsp;wyślemy Ci wiadomość e-mail.
        </p>
      )}
    </Card>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { email } = useOperator()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { old_password: '', password: '', password_confirmation: '', code: '' },
  })
  const { shell } = useFormFlow({
    form,
    send: (change: PasswordChange) => changePassword(change),
    onSuccess: onDone,
  })
  return (
    <>
      <Form
        label="Zmiana hasła"
        {...shell}
        holds="nothing"
        takesFocus
        submitLabel="Zmień hasło"
        aside={
          <Button variant="quiet" onPress={onDone}>
            Anuluj
          </Button>
        }
      >
        <PasswordInput
          control={form.control}
          name="old_password"
          label="Obecne hasło"
          autoComplete="current-password"
          isRequired
        />
        <NewPasswordFields control={form.control} />
        <CodeField control={form.control} name="code" />
      </Form>
      <DemoCode email={email} onCode={(code) => form.setValue('code', code)} />
    </>
  )
}
