import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { Form } from '../../form/Form'
import { TextInput } from '../../form/fields'
import { NewPasswordFields, newPassword, passwordsMatch } from '../../form/NewPassword'
import { SendButton } from '../../form/SendButton'
import { parsedBy } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { parseSmsCode } from '../../rules/sms-code'
import { Button } from '../../ui/Button'
import { showError, showSuccess } from '../../ui/toast-queue'
import { codeNotice } from './copy'
import { askForCode, setPassword } from './queries'

const schema = z.object({ ...newPassword, sms_code: parsedBy(parseSmsCode) }).check(passwordsMatch)

interface NewPasswordFormProps {
  nip: string
  onBack: () => void
  onDone: () => void
}

/** Second step: the new password and the code from the SMS. */
export function NewPasswordForm({ nip, onBack, onDone }: NewPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '', password_confirmation: '', sms_code: '' },
  })
  const { shell } = useFormFlow({
    form,
    send: (typed: z.output<typeof schema>) => setPassword({ nip, ...typed }),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: onDone,
  })
  return (
    <Form
      label="Ustawienie hasła"
      {...shell}
      holds="nothing"
      submitLabel="Ustaw hasło"
      aside={
        <>
          <SendAgain nip={nip} />
          <Button variant="quiet" onPress={onBack}>
            Zmień NIP
          </Button>
        </>
      }
    >
      <NewPasswordFields control={form.control} />
      <TextInput
        control={form.control}
        name="sms_code"
        label="Kod z SMS-a"
        hint="Sześć cyfr. Kod jest ważny 10 minut."
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
      />
    </Form>
  )
}

/** Sends another code for the same NIP; typed input stays. */
function SendAgain({ nip }: { nip: string }) {
  const [isPending, setPending] = useState(false)
  async function send() {
    setPending(true)
    try {
      const sent = await askForCode(nip)
      showSuccess(sent.message)
    } catch (thrown) {
      showError(codeNotice.title, failureFrom(thrown).sentence ?? messages.failed, codeNotice.time)
    } finally {
      setPending(false)
    }
  }
  return (
    <SendButton variant="secondary" isPending={isPending} onPress={send}>
      Wyślij nowy kod
    </SendButton>
  )
}
