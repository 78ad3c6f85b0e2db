import { LogOut } from 'lucide-react'
import { runOnceLeaveAllowed } from '../form/leaving'
import { signOut, type User } from '../session/session'
import { MenuLink, menuButton } from './MenuLink'
import { entriesFor, menu } from './menu'

/** Links of the portal, in the sidebar and in the drawer. */
export function MainMenu({ user, onLeave }: { user: User; onLeave?: () => void }) {
  return (
    <nav aria-label="Menu główne">
      <ul className="flex flex-col gap-1">
        {entriesFor(user, menu).map(({ path, also, label, icon }) => (
          <li key={path}>
            <MenuLink path={path} also={also} label={label} icon={icon} onLeave={onLeave} />
          </li>
        ))}
        <li>
          <button type="button" onClick={() => runOnceLeaveAllowed(signOut)} className={menuButton}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            Wyloguj się
          </button>
        </li>
      </ul>
    </nav>
  )
}
