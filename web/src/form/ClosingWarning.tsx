import { noBreak } from '../format/text'
import { Alert } from '../ui/Alert'

/** Warning that closing the sign-in dialog again leaves the form for the sign-in page. */
export function ClosingWarning() {
  return (
    <div className="mb-4">
      <Alert tone="warning" announce>
        {noBreak(
          'Bez zalogowania nie zapiszesz tego, co masz wpisane. Jeśli zamkniesz to okno jeszcze raz, przejdziesz do logowania.',
        )}
      </Alert>
    </div>
  )
}
