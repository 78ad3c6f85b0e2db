import { LogOut } from 'lucide-react'
import { NavLink } from 'react-router'
import { signOut } from '../session/session'
import { menu } from './menu'

const entry = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left'
const idle = 'hover:bg-navy-soft hover:text-white'

/** The places of the portal, in the sidebar and in the drawer. */
export function MainMenu({ onLeave }: { onLeave?: () => void }) {
  return (
    <nav aria-label="Menu główne">
      <ul className="flex flex-col gap-1">
        {menu.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              onClick={onLeave}
              className={({ isActive }) =>
                `${entry} ${isActive ? 'bg-brand font-semibold text-white' : idle}`
              }
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={signOut} className={`${entry} ${idle} cursor-pointer`}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            Wyloguj się
          </button>
        </li>
      </ul>
    </nav>
  )
}
