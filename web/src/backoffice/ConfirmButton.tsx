import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import { Button } from '../ui/Button'
import { showError, showSuccess } from '../ui/toast-queue'

interface ConfirmButtonProps {
  label: string
  /** What it is about, for those who do not see where the button stands. */
  about: string
  act: () => Promise<{ readonly message: string }>
}

/** A button for what cannot be undone: it asks once before it does it. */
export function ConfirmButton({ label, about, act }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const acting = useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => showSuccess(message),
    onError: (thrown) => {
      setAsking(false)
      showError(messages.failedLoudly, failureFrom(thrown).message)
    },
  })
  const hidden = <span className="sr-only">{`: ${about}`}</span>
  if (!isAsking)
    return (
      <Button look="quiet" onPress={() => setAsking(true)}>
        {label}
        {hidden}
      </Button>
    )
  return (
    <span className="flex flex-wrap gap-1">
      <Button look="danger" autoFocus isPending={acting.isPending} onPress={() => acting.mutate()}>
        Tak, usuń
        {hidden}
      </Button>
      <Button look="quiet" onPress={() => setAsking(false)}>
        Nie
      </Button>
    </span>
  )
}
