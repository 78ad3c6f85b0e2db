import { Alert } from '../../ui/Alert'

/** Said before a risky change: what it holds up, and why. */
export function PayoutsWait({ what }: { what: string }) {
  return (
    <Alert tone="info">
      Po zmianie {what} wypłaty czekają 48&nbsp;godzin. W&nbsp;tym czasie powiadomimy Cię o&nbsp;zmianie,
      także na poprzedni adres i&nbsp;numer.
    </Alert>
  )
}
