import { useForm } from 'react-hook-form'
import { Form } from '../../form/Form'
import { PasswordInput } from '../../form/fields'
import { Faults, type Read, readWith } from '../../form/resolver'
import { fieldMessages } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { accepted, type Parsed, refused } from '../../rules/parsed'
import { parsePassword } from '../../rules/password'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { useUnfolding } from '../../ui/unfolding'
import { changePassword, type PasswordChange } from './queries'

/** Every fault at once, as the server tells them. */
function readChange(typed: PasswordChange): Read<PasswordChange> {
  const faults = new Faults()
  faults.read('old_password', required(typed.old_password))
  faults.read('password', parsePassword(typed.password))
  faults.read('password_confirmation', required(typed.password_confirmation))
  if (typed.password_confirmation !== typed.password)
    faults.add('password_confirmation', 'Hasła nie są zgodne')
  return faults.conclude(typed)
}

function required(text: string): Parsed {
  return text === '' ? refused(fieldMessages.required) : accepted(text)
}

/** Changes the password; the form comes when it is wanted. */
export function PasswordCard() {
  const { isOpen, close, opener } = useUnfolding()
  return (
    <Card>
      <CardHead
        title="Hasło"
        action={
          !isOpen && (
            <Button look="secondary" {...opener}>
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
    resolver: readWith(readChange),
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
      takesFocus
      submitLabel="Zmień hasło"
      aside={
        <Button look="quiet" onPress={onDone}>
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
      <PasswordInput
        control={form.control}
        name="password"
        label="Nowe hasło"
        autoComplete="new-password"
        hint="Co najmniej 8 znaków, w tym wielka i mała litera, cyfra i znak specjalny, na przykład # albo !"
        isRequired
      />
      <PasswordInput
        control={form.control}
        name="password_confirmation"
        label="Powtórz nowe hasło"
        autoComplete="new-password"
        isRequired
      />
    </Form>
  )
}
