import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { PasswordInput } from '../../form/fields'
import { NewPasswordFields, newPassword, passwordsMatch } from '../../form/NewPassword'
import { fieldMessages } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { useUnfolding } from '../../ui/unfolding'
import { changePassword, type PasswordChange } from './queries'

const schema = z
  .object({ old_password: z.string().check(z.minLength(1, fieldMessages.required)), ...newPassword })
  .check(passwordsMatch)

/** Change of the password, in a form that opens on demand. */
export function PasswordCard() {
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
        <p className="text-muted">Po zmianie hasła wylogujemy Twoje pozostałe urządzenia.</p>
      )}
    </Card>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { old_password: '', password: '', password_confirmation: '' },
  })
  const { shell } = useFormFlow({
    form,
    send: (change: PasswordChange) => changePassword(change),
    onSuccess: onDone,
  })
  return (
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
    </Form>
  )
}
