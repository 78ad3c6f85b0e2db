import { LogOut } from 'lucide-react'
import { requestSignOut } from '../form/sign-out'
import type { User } from '../session/session'
import { MenuLink, menuButton } from './MenuLink'
import { type Entry, entriesFor, menu, userMenu } from './menu'

interface MainMenuProps {
  user: User
  /** Adds the entries of the menu under the participant's name. */
  hasAccount?: boolean
  onLeave?: () => void
}

/** Links of the portal, in the sidebar and in the drawer. */
export function MainMenu({ user, hasAccount = false, onLeave }: MainMenuProps) {
  return (
    <nav aria-label="Menu główne" className="flex flex-col gap-1">
      <Entries entries={entriesFor(user, menu)} onLeave={onLeave} />
      {hasAccount && (
        <div className="my-2 border-navy-soft border-y py-2">
          <p aria-hidden className="px-3 pb-1 text-on-navy-muted text-small">
            Twoje konto
          </p>
          <Entries label="Twoje konto" entries={entriesFor(user, userMenu)} onLeave={onLeave} />
        </div>
      )}
      <ul>
        <li>
          <button type="button" onClick={() => void requestSignOut()} className={menuButton}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            Wyloguj się
          </button>
        </li>
      </ul>
    </nav>
  )
}

interface EntriesProps {
  label?: string
  entries: readonly Entry[]
  onLeave?: () => void
}

function Entries({ label, entries, onLeave }: EntriesProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-1">
      {entries.map(({ path, also, label: name, icon }) => (
        <li key={path}>
          <MenuLink path={path} also={also} label={name} icon={icon} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}
