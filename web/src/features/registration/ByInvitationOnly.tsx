import { Mail } from 'lucide-react'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink } from '../../ui/Link'

/** Shown where registration needs an invitation and none was given. */
export function ByInvitationOnly() {
  return (
    <div className="mx-auto flex w-full max-w-modal flex-col gap-5">
      <h1 className="font-bold text-h1">Rejestracja w&nbsp;programie</h1>
      <Card>
        <EmptyState
          icon={Mail}
          title="Do programu zapraszamy"
          action={<ButtonLink to="/zglos-udzial">Poproś o&nbsp;zaproszenie</ButtonLink>}
        >
          Rejestracja jest teraz otwarta tylko dla osób z&nbsp;zaproszeniem. Zgłoś udział, a&nbsp;prześlemy Ci
          zaproszenie.
        </EmptyState>
      </Card>
    </div>
  )
}
