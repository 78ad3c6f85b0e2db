import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'

interface InvoiceProblemProps {
  error: Error
  onRetry: () => void
  onClose: () => void
}

/** The reason why an invoice cannot be shown, in place of it. */
export function InvoiceProblem({ error, onRetry, onClose }: InvoiceProblemProps) {
  const { status, sentence } = failureFrom(error)
  const isGone = status === 404
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert tone="danger" announce>
        {isGone ? 'Nie ma takiej faktury wśród Twoich faktur' : (sentence ?? messages.failed)}
      </Alert>
      {isGone ? (
        <Button onPress={onClose}>Zamknij</Button>
      ) : (
        <Button onPress={onRetry}>Spróbuj ponownie</Button>
      )}
    </div>
  )
}
