import { formatInstant } from '../format/dates'
import { Alert } from './Alert'

/** Said after a change of account, e-mail or telephone, wherever a transfer is thought of. */
export function PayoutsWaitUntil({ until }: { until: string }) {
  return (
    <Alert tone="info">
      Dla bezpieczeństwa wypłaty czekają do {formatInstant(until)}. Jeśli dane zmieniły się bez Twojej wiedzy,
      zadzwoń od razu na Infolinię Programu.
    </Alert>
  )
}
