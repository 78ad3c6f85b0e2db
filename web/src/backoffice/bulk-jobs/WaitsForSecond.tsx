import { Alert } from '../../ui/Alert'

/** Notice of a dialog that starts a job which a second person approves first. */
export function WaitsForSecond() {
  return (
    <Alert tone="info">
      Tyle naraz zatwierdza druga osoba: zadanie poczeka na nią i&nbsp;do tej pory nic nie zmieni.
    </Alert>
  )
}
