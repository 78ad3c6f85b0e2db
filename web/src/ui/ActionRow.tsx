import type { ReactNode } from 'react'
import { ButtonLink } from './Link'

export interface Action {
  readonly label: string
  /** A path, or the hash of a modal. */
  readonly to: string
  readonly icon: ReactNode
  /** True for the one that the page leads to. */
  readonly isMain?: boolean
}

/** The next steps of a page as buttons: side by side, and on a phone as wide as it. */
export function ActionRow({ label, actions }: { label: string; actions: readonly Action[] }) {
  return (
    <ul aria-label={label} className="grid gap-2 sm:grid-cols-2 md:flex md:flex-wrap md:gap-3">
      {actions.map(({ label, to, icon, isMain = false }) => (
        <li key={label}>
          <ButtonLink to={to} variant={isMain ? 'primary' : 'secondary'} wide icon={icon}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
