import { Circle, CircleCheck } from 'lucide-react'
import { passwordRules } from '../rules/password'

/** The rules of a new password, and which of them hold for what is typed so far. */
export function PasswordRules({ typed }: { typed: string }) {
  return (
    <div className="-mt-2 flex flex-col gap-1 text-small">
      <ul aria-label="Hasło musi mieć" className="flex flex-col gap-1">
        {passwordRules.map(({ label, holds }) => {
          const isMet = holds(typed)
          const Icon = isMet ? CircleCheck : Circle
          return (
            <li
              key={label}
              className={`flex items-start gap-2 ${isMet ? 'text-brand-strong' : 'text-muted'}`}
            >
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>
                {label}
                <span className="sr-only">{isMet ? ' – spełnione' : ' – jeszcze nie'}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="text-muted">
        Hasło nie może być popularnym hasłem ani pojedynczym słowem, także z&nbsp;cyframi na końcu, ani
        zawierać Twojego NIP-u, imienia, nazwiska, nazwy firmy lub adresu e-mail.
      </p>
    </div>
  )
}
