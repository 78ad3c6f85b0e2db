import { Circle, CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { isGuessable, passwordRules } from '../rules/password'

/** State of a rule; `unknown` for one that only the server checks. */
type State = 'met' | 'open' | 'unknown' | 'broken'

const states = {
  met: { icon: CircleCheck, ink: 'text-brand-text', label: ' – spełnione' },
  open: { icon: Circle, ink: 'text-muted', label: ' – jeszcze nie' },
  unknown: { icon: Circle, ink: 'text-muted', label: ' – sprawdzimy po wysłaniu' },
  broken: { icon: CircleX, ink: 'text-rejected', label: ' – niespełnione' },
} as const satisfies Record<State, object>

interface PasswordRulesProps {
  typed: string
  /** The field's error. */
  error: string | null
}

/** Rules of a new password, each with its state for the typed text. */
export function PasswordRules({ typed, error }: PasswordRulesProps) {
  return (
    <div className="-mt-2 flex flex-col gap-1 text-small">
      <ul aria-label="Zasady hasła" className="flex flex-col gap-1">
        {passwordRules.map(({ label, holds }) => (
          <Rule key={label} state={holds(typed) ? 'met' : 'open'}>
            {label}
          </Rule>
        ))}
        <Rule state={error !== null && isGuessable(error) ? 'broken' : 'unknown'}>
          trudne do odgadnięcia: nie popularne, nie jedno słowo z&nbsp;cyframi, bez ciągów powtórzonych lub
          sąsiednich znaków, bez Twojego NIP-u, imienia, nazwiska, nazwy firmy, adresu e-mail i&nbsp;nazwy
          programu
        </Rule>
      </ul>
    </div>
  )
}

function Rule({ state, children }: { state: State; children: ReactNode }) {
  const { icon: Icon, ink, label } = states[state]
  return (
    <li className={`flex items-start gap-2 ${ink}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {children}
        <span className={state === 'unknown' ? '' : 'sr-only'}>{label}</span>
      </span>
    </li>
  )
}
