import type { LucideIcon } from 'lucide-react'
import { Link, matchPath, useLocation } from 'react-router'
import type { Path } from '../paths'

const entry = 'flex min-h-11 w-full scroll-my-4 items-center gap-3 rounded-control px-3 py-2 text-left'
const idle = 'hover:bg-navy-soft hover:text-white'

/** Classes of a menu entry that is a button, not a link. */
export const menuButton = `${entry} ${idle} cursor-pointer`

interface MenuLinkProps {
  path: Path
  /** Other paths at which the entry is current. */
  also?: readonly Path[]
  label: string
  icon: LucideIcon
  /** Shows the icon alone, with the label as its accessible name and tooltip. */
  isNarrow?: boolean
  /** Current at its own address only, not at those beneath it. */
  end?: boolean
  onLeave?: () => void
}

/** A link of a navy menu; the current one is a teal pill. */
export function MenuLink({
  path,
  also = [],
  label,
  icon: Icon,
  isNarrow = false,
  end = false,
  onLeave,
}: MenuLinkProps) {
  const { pathname } = useLocation()
  const isHere = [path, ...also].some((page) => matchPath({ path: page, end }, pathname))
  return (
    <Link
      to={path}
      onClick={onLeave}
      title={isNarrow ? label : undefined}
      aria-current={isHere ? 'page' : undefined}
      className={`${entry} ${isHere ? 'bg-brand font-semibold text-white' : idle}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className={isNarrow ? 'sr-only' : undefined}>{label}</span>
    </Link>
  )
}
