import { Alert } from '../../ui/Alert'
import { NoBreak } from '../../ui/NoBreak'

interface PayoutsWaitProps {
  /** "numeru konta". */
  what: string
  /** Channel of the notification, in the instrumental case. */
  notification: string
}

/** Said before a risky change: what it holds up, and why. */
export function PayoutsWait({ what, notification }: PayoutsWaitProps) {
  return (
    <Alert tone="info">
      <NoBreak
        text={`Po zmianie ${what} wypłaty czekają 48\u00a0godzin. W tym czasie powiadomimy Cię ${notification}.`}
      />
    </Alert>
  )
}
