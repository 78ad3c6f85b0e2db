import { LogOut } from 'lucide-react'
import { modalHash } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink } from '../../ui/Link'

/** Where a chosen sign-out ends. */
export default function SignedOutPage() {
  return (
    <div className="grid grow place-items-center">
      <EmptyState
        icon={LogOut}
        title="Jesteś wylogowany"
        action={
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <ButtonLink to={modalHash('logowanie')}>Zaloguj się ponownie</ButtonLink>
            <ButtonLink to="/" look="secondary">
              Strona główna
            </ButtonLink>
          </div>
        }
      >
        Dziękujemy za wizytę. Twoje punkty czekają na Ciebie.
      </EmptyState>
    </div>
  )
}
