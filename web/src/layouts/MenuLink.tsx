import type { LucideIcon } from 'lucide-react'
import { Link, matchPath, useLocation } from 'react-router'
import type { Path } from '../paths'

const entry = 'flex min-h-11 w-full scroll-my-4 items-center gap-3 rounded-control px-3 py-2 text-left'
const idle = 'hover:bg-navy-soft hover:text-white'

/** The classes of an entry of a navy menu that leads nowhere by itself. */
export const menuButton = `${entry} ${idle} cursor-pointer`

interface MenuLinkProps {
  path: Path
  /** Other pages that belong to the place. */
  also?: readonly Path[]
  label: string
  icon: LucideIcon
  /** The icon alone; the label is read out and shown by the pointer. */
  isNarrow?: boolean
  /** Current at its own address only, not at those beneath it. */
  end?: boolean
  onLeave?: () => void
}

/** A place in a navy menu; where one is, it is a teal pill. */
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
