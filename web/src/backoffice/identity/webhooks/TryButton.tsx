import { useState } from 'react'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { SendButton } from '../../../form/SendButton'
import { showError, showSuccess } from '../../../ui/toast-queue'
import { tryWebhook } from './queries'

/** Button that sends the event by which a webhook is tried. */
export function TryButton({ id }: { id: number }) {
  return <CallButton label="Wyślij próbne zdarzenie" call={() => tryWebhook(id)} />
}

/** Button of a call without fields; its outcome is told in a toast. */
export function CallButton({ label, call }: { label: string; call: () => Promise<{ message: string }> }) {
  const [isPending, setPending] = useState(false)
  async function send() {
    setPending(true)
    try {
      showSuccess((await call()).message)
    } catch (thrown) {
      showError(messages.failedLoudly, failureFrom(thrown).sentence ?? messages.failed)
    } finally {
      setPending(false)
    }
  }
  return (
    <SendButton variant="secondary" isPending={isPending} onPress={send}>
      {label}
    </SendButton>
  )
}
