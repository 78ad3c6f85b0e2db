import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { passkeyOptions, passPasskey } from '../../../session/operator'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { requestPasskey, supportsPasskeys } from './webauthn'

/** Second step by a passkey instead of a code. */
export function PasskeyButton({ handle, onSignedIn }: { handle: string; onSignedIn: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      passPasskey({ handle, credential: await requestPasskey(await passkeyOptions(handle)) }),
    onSuccess: onSignedIn,
  })
  if (!supportsPasskeys())
    return (
      <p className="mb-5 text-muted">
        Masz klucz dostępu, ale ta przeglądarka go nie obsługuje. Podaj kod z&nbsp;aplikacji.
      </p>
    )
  return (
    <div className="mb-5 flex flex-col gap-4 border-line border-b pb-5">
      <Button wide isPending={isPending} icon={<KeyRound aria-hidden className="size-5" />} onPress={mutate}>
        Użyj klucza dostępu
      </Button>
      {error && !isPending && (
        <Alert tone="danger" announce>
          {failureFrom(error).sentence ?? messages.unknownText}
        </Alert>
      )}
    </div>
  )
}
