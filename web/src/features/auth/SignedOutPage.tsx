import { LogOut } from 'lucide-react'
import { modalHash } from '../../paths'
import { ButtonLink } from '../../ui/Link'

/** `/wylogowano`: the page after signing out by hand. */
export default function SignedOutPage() {
  return (
    <div className="flex grow flex-col items-center justify-center gap-4 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-tint text-brand-text">
        <LogOut aria-hidden className="size-8" />
      </span>
      <h1 className="font-bold text-h1">Do zobaczenia</h1>
      <p className="max-w-text text-muted">
        Wylogowaliśmy Cię z&nbsp;portalu. Twoje punkty czekają na Ciebie.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={modalHash('logowanie')}>Zaloguj się ponownie</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Strona główna
        </ButtonLink>
      </div>
    </div>
  )
}
