import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MaskedInput, TextInput } from '../../../form/fields'
import { useOperator } from '../../../session/operator'
import { Button } from '../../../ui/Button'
import { phoneMask } from '../../../ui/mask'
import { EditForm } from '../../EditForm'
import { type Channel, sendTestMessage } from './queries'

/** Form that sends a test message to the operator; opened on request. */
export function TestMessage({ channel }: { channel: Channel }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <div className="mt-2">
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {channel === 'sms' ? 'Wyślij próbny SMS' : 'Wyślij próbny e-mail'}
        </Button>
      </div>
    )
  return <TestMessageForm channel={channel} onClose={() => setOpen(false)} />
}

function TestMessageForm({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const { email } = useOperator()
  const form = useForm({ defaultValues: { to: channel === 'email' ? email : '' } })
  return (
    <div className="mt-2 max-w-form rounded-card bg-page p-4">
      <EditForm
        label={channel === 'sms' ? 'Próbny SMS' : 'Próbny e-mail'}
        form={form}
        send={({ to }) => sendTestMessage(channel, to)}
        onDone={onClose}
        onCancel={onClose}
        holds="passing"
        submitLabel="Wyślij"
      >
        {channel === 'sms' ? (
          <MaskedInput
            control={form.control}
            name="to"
            label="Twój numer telefonu"
            mask={phoneMask}
            isRequired
          />
        ) : (
          <TextInput control={form.control} name="to" label="Twój adres e-mail" type="email" isRequired />
        )}
      </EditForm>
    </div>
  )
}
