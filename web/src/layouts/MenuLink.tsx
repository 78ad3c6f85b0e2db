import type { LucideIcon } from 'lucide-react'
import { matchPath, useLocation } from 'react-router'
import { pluralOf } from '../format/plural'
import type { Path } from '../paths'
import { RouterLink } from '../ui/Link'

const entry =
  'flex min-h-menu-row w-full scroll-my-4 items-center gap-3 rounded-control px-3 py-control-y text-left'
const idle = 'hover:bg-navy-soft hover:text-white'

/** Classes of a menu entry that is a button, not a link. */
export const menuButton = `${entry} ${idle} cursor-pointer`

/** True at an entry's address, at those beneath it, and at its other ones. */
export function useIsHere(path: Path, also: readonly Path[] = [], end = false): boolean {
  const { pathname } = useLocation()
  return [path, ...also].some((page) => matchPath({ path: page, end }, pathname))
}

interface MenuLinkProps {
  path: Path
  /** Other paths at which the entry is current. */
  also?: readonly Path[]
  label: string
  icon: LucideIcon
  /** Number of records that wait in its list. */
  count?: number
  /** Shows the icon alone, with the label as its accessible name and tooltip. */
  isNarrow?: boolean
  /** Current at its own address only, not at those beneath it. */
  end?: boolean
  onLeave?: () => void
}

/** A link of a navy menu; the current one is a teal pill. */
export function MenuLink({
  path,
  also,
  label,
  icon: Icon,
  count = 0,
  isNarrow = false,
  end = false,
  onLeave,
}: MenuLinkProps) {
  const isHere = useIsHere(path, also, end)
  const name = count > 0 ? labelWithCount(label, count) : label
  return (
    <RouterLink
      to={path}
      onClick={onLeave}
      title={isNarrow ? name : undefined}
      aria-current={isHere ? 'page' : undefined}
      className={`${entry} relative ${isHere ? 'bg-brand font-semibold text-white' : idle}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {/* One text for both where nothing waits, else the label for the eye and its name for screen readers. */}
      {!isNarrow && <span aria-hidden={count > 0 || undefined}>{label}</span>}
      {(isNarrow || count > 0) && <span className="sr-only">{name}</span>}
      {count > 0 && <Count count={count} isHere={isHere} isNarrow={isNarrow} />}
    </RouterLink>
  )
}

/** Largest number that is shown. */
const most = 999

/** Label of an entry with what waits: "Faktury: 12 czeka". */
function labelWithCount(label: string, count: number): string {
  const number = count > most ? `ponad ${most}` : count
  return `${label}: ${number} ${pluralOf(count, ['czeka', 'czekają', 'czeka'])}`
}

interface CountProps {
  count: number
  isHere: boolean
  isNarrow: boolean
}

/** Number at the end of an entry, beside an icon alone a dot; the accessible name says it in words. */
function Count({ count, isHere, isNarrow }: CountProps) {
  if (isNarrow) return <span aria-hidden className="absolute top-1 right-1 size-2 rounded-full bg-accent" />
  return (
    <span
      aria-hidden
      className={`ml-auto rounded-full px-2 text-small tabular-nums ${isHere ? 'bg-brand-strong' : 'bg-navy-soft'}`}
    >
      {count > most ? `${most}+` : count}
    </span>
  )
}
