import { formatInstant } from '../format/dates'
import { Alert } from './Alert'
import { CallLink } from './CallLink'

interface PayoutsWaitUntilProps {
  until: string
  /** The programme's number; undefined until it is loaded. */
  phone: string | undefined
}

/** Notice that payouts wait after a change of account, e-mail or telephone. */
export function PayoutsWaitUntil({ until, phone }: PayoutsWaitUntilProps) {
  return (
    <Alert tone="info">
      Dla bezpieczeństwa wypłaty czekają do {formatInstant(until)}. Jeśli dane zmieniły się bez Twojej wiedzy,
      zadzwoń od razu na <CallLink phone={phone}>Infolinię Programu</CallLink>.
    </Alert>
  )
}
