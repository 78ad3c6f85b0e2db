import { Circle, CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { isGuessable, passwordRules } from '../rules/password'

/** What is known of a rule: that only the server can tell, too. */
type State = 'met' | 'open' | 'unknown' | 'broken'

const looks = {
  met: { icon: CircleCheck, ink: 'text-brand-strong', words: ' – spełnione' },
  open: { icon: Circle, ink: 'text-muted', words: ' – jeszcze nie' },
  unknown: { icon: Circle, ink: 'text-muted', words: ' – sprawdzimy po wysłaniu' },
  broken: { icon: CircleX, ink: 'text-rejected', words: ' – niespełnione' },
} as const satisfies Record<State, object>

interface PasswordRulesProps {
  typed: string
  /** What stands at the field. */
  fault: string | null
}

/** The rules of a new password, and which of them hold for what is typed so far. */
export function PasswordRules({ typed, fault }: PasswordRulesProps) {
  return (
    <div className="-mt-2 flex flex-col gap-1 text-small">
      <ul aria-label="Zasady hasła" className="flex flex-col gap-1">
        {passwordRules.map(({ label, holds }) => (
          <Rule key={label} state={holds(typed) ? 'met' : 'open'}>
            {label}
          </Rule>
        ))}
        <Rule state={fault !== null && isGuessable(fault) ? 'broken' : 'unknown'}>
          trudne do odgadnięcia: nie popularne, nie jedno słowo z&nbsp;cyframi, bez ciągów powtórzonych lub
          sąsiednich znaków, bez Twojego NIP-u, imienia, nazwiska, nazwy firmy, adresu e-mail i&nbsp;nazwy
          programu
        </Rule>
      </ul>
    </div>
  )
}

function Rule({ state, children }: { state: State; children: ReactNode }) {
  const { icon: Icon, ink, words } = looks[state]
  return (
    <li className={`flex items-start gap-2 ${ink}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {children}
        <span className={state === 'unknown' ? '' : 'sr-only'}>{words}</span>
      </span>
    </li>
  )
}
