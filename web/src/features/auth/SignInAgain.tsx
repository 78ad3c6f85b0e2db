import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ClosingWarning } from '../../form/ClosingWarning'
import { Form } from '../../form/Form'
import { PasswordInput } from '../../form/fields'
import { fieldMessages } from '../../form/schema'
import { useConfirmedClose } from '../../form/useConfirmedClose'
import { useFormFlow } from '../../form/useFormFlow'
import { noBreak } from '../../format/text'
import { endReauth, type ReauthRequest } from '../../session/reauth-request'
import { signIn } from '../../session/session'
import { Button } from '../../ui/Button'
import { Dialog, DialogTitle } from '../../ui/Dialog'
import { sentenceFor } from './copy'

const schema = z.object({ password: z.string().check(z.minLength(1, fieldMessages.required)) })

/** Password form over unsaved input of a participant whose session is over. */
export default function SignInAgain({ request: { account, leave } }: { request: ReauthRequest }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } })
  const { isWarned, close } = useConfirmedClose(leave)
  const { shell } = useFormFlow({
    form,
    send: ({ password }: { password: string }) => signIn({ nip: account, password }),
    mode: 'edit',
    confirm: { as: 'nothing' },
    sentenceFor,
    onSuccess: endReauth,
  })
  return (
    <Dialog size="md" label="Zaloguj się ponownie" onClose={close}>
      <DialogTitle>Zaloguj się ponownie</DialogTitle>
      <p className="mb-4">
        {noBreak(
          'Twoja sesja się skończyła. To, co masz wpisane, zostaje: zaloguj się i wyślij jeszcze raz.',
        )}
      </p>
      {isWarned && <ClosingWarning />}
      <Form
        label="Ponowne logowanie"
        {...shell}
        holds="nothing"
        submitLabel="Zaloguj się"
        wideSubmit
        aside={
          <Button variant="quiet" wide onPress={leave}>
            Zaloguj się na inne konto
          </Button>
        }
      >
        <p>
          <span className="text-muted">NIP:</span> <strong>{account}</strong>
        </p>
        <PasswordInput
          control={form.control}
          name="password"
          label="Hasło"
          autoComplete="current-password"
          isRequired
        />
      </Form>
    </Dialog>
  )
}
