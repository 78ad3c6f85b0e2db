import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import type { Path } from '../paths'

const entry = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left'
const idle = 'hover:bg-navy-soft hover:text-white'

/** How an entry of a navy menu looks that leads nowhere by itself. */
export const menuButton = `${entry} ${idle} cursor-pointer`

interface MenuLinkProps {
  path: Path
  label: string
  icon: LucideIcon
  /** The icon alone; the label is read out and shown by the pointer. */
  isNarrow?: boolean
  /** Current at its own address only, not at those beneath it. */
  end?: boolean
  onLeave?: () => void
}

/** A place in a navy menu; where one is, it is a teal pill. */
export function MenuLink({ path, label, icon: Icon, isNarrow = false, end = false, onLeave }: MenuLinkProps) {
  return (
    <NavLink
      to={path}
      end={end}
      onClick={onLeave}
      title={isNarrow ? label : undefined}
      className={({ isActive }) => `${entry} ${isActive ? 'bg-brand font-semibold text-white' : idle}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className={isNarrow ? 'sr-only' : undefined}>{label}</span>
    </NavLink>
  )
}
