import { Alert } from '../../ui/Alert'
import { NoBreak } from '../../ui/NoBreak'

interface PayoutsWaitProps {
  /** "numeru konta". */
  what: string
  /** Channel of the notification, in the instrumental case. */
  notification: string
}

/** Warning before a risky change that it holds up payouts. */
export function PayoutsWait({ what, notification }: PayoutsWaitProps) {
  return (
    <Alert tone="info">
      <NoBreak
        text={`Po zmianie ${what} wypłaty czekają 48\u00a0godzin. W tym czasie powiadomimy Cię ${notification}.`}
      />
    </Alert>
  )
}
