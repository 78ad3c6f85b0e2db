import { LogOut } from 'lucide-react'
import { signOut } from '../session/session'
import { MenuLink, menuButton } from './MenuLink'
import { menu } from './menu'

/** The places of the portal, in the sidebar and in the drawer. */
export function MainMenu({ onLeave }: { onLeave?: () => void }) {
  return (
    <nav aria-label="Menu główne">
      <ul className="flex flex-col gap-1">
        {menu.map((place) => (
          <li key={place.path}>
            <MenuLink {...place} onLeave={onLeave} />
          </li>
        ))}
        <li>
          <button type="button" onClick={signOut} className={menuButton}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            Wyloguj się
          </button>
        </li>
      </ul>
    </nav>
  )
}
