import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { PasswordInput } from '../../../form/fields'
import { NewPasswordFields, newPassword, passwordsMatch } from '../../../form/NewPassword'
import { fieldMessages } from '../../../form/schema'
import { useOperator } from '../../../session/operator'
import { Button } from '../../../ui/Button'
import { useUnfolding } from '../../../ui/unfolding'
import { EditForm } from '../../EditForm'
import { SectionCard } from '../../SectionCard'
import { CodeField, DemoCode } from '../auth/CodeField'
import { codeSchema } from '../auth/code'
import { changePassword } from './account'

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
    <SectionCard
      id="haslo"
      action={
        !isOpen && (
          <Button variant="secondary" {...opener}>
            Zmień hasło
          </Button>
        )
      }
    >
      {isOpen ? (
        <PasswordForm onDone={close} />
      ) : (
        <p className="text-muted">
          Po zmianie hasła wylogujemy Cię na pozostałych urządzeniach i&nbsp;wyślemy Ci wiadomość e-mail.
        </p>
      )}
    </SectionCard>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { email } = useOperator()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { old_password: '', password: '', password_confirmation: '', code: '' },
  })
  return (
    <>
      <EditForm
        label="Zmiana hasła"
        form={form}
        send={changePassword}
        onDone={onDone}
        onCancel={onDone}
        holds="nothing"
        submitLabel="Zmień hasło"
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
      </EditForm>
      <DemoCode email={email} onCode={(code) => form.setValue('code', code)} />
    </>
  )
}
