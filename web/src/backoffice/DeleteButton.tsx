import { useMutation } from '@tanstack/react-query'
import { failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import { SendButton } from '../form/SendButton'
import { Button } from '../ui/Button'
import { showError, showSuccess } from '../ui/toast-queue'
import { useUnfolding } from '../ui/unfolding'

interface DeleteButtonProps {
  label: string
  /** Subject of the action, for the button's accessible name. */
  about: string
  action: () => Promise<{ readonly message: string }>
}

/** Delete button with a confirmation dialog. */
export function DeleteButton({ label, about, action }: DeleteButtonProps) {
  const { isOpen: isAsking, close, opener } = useUnfolding()
  const acting = useMutation({
    mutationFn: action,
    onSuccess: ({ message }) => showSuccess(message),
    onError: (thrown) => {
      close()
      showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined)
    },
  })
  const hidden = <span className="sr-only">{`: ${about}`}</span>
  if (!isAsking)
    return (
      <Button variant="quiet" {...opener}>
        {label}
        {hidden}
      </Button>
    )
  return (
    <span className="flex flex-wrap gap-1">
      <SendButton variant="danger" autoFocus isPending={acting.isPending} onPress={() => acting.mutate()}>
        Tak, usuń
        {hidden}
      </SendButton>
      <Button variant="quiet" onPress={close}>
        Nie
      </Button>
    </span>
  )
}
