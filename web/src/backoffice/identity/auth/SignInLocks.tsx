import type { ReactNode } from 'react'
import type { AnswerTo } from '../../../api/wire'
import { formatInstant } from '../../../format/dates'
import { StatusBadge } from '../../../ui/StatusBadge'

export type SignInLock =
  AnswerTo<'/api/v1/backoffice/participants/{id}/sign-in-locks'>['data']['locks'][number]

/** Active sign-in locks of an account, with the actions that lift them as children. */
export function SignInLocks({ locks, children }: { locks: SignInLock[]; children?: ReactNode }) {
  if (locks.length === 0) return null
  return (
    <section aria-label="Ograniczenia logowania" className="mb-5 flex flex-col items-start gap-2">
      <StatusBadge color="yellow" label="Logowanie jest ograniczone" />
      <ul className="flex flex-col gap-1">
        {locks.map((lock) => (
          <li key={`${lock.label} ${lock.network}`} className="wrap-anywhere">
            {lock.label}
            {lock.network && ` (${lock.network})`}. Prób: {lock.tries}, następna możliwa{' '}
            {formatInstant(lock.until)}.
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
