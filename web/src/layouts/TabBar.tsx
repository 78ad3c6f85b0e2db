import { FilePlus2, type LucideIcon, MenuIcon } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { modalHash } from '../paths'
import { collectsPoints, type User } from '../session/session'
import { RouterLink, useTarget } from '../ui/Link'
import { useIsHere } from './MenuLink'
import { type Entry, partnerShortcuts, shortcuts } from './menu'

interface TabBarProps {
  user: User
  isMenuOpen: boolean
  onOpenMenu: () => void
}

const tab =
  'flex h-full w-full min-w-0 cursor-pointer flex-col items-center justify-end rounded-control pb-1.5 text-muted text-small -outline-offset-4'

/** The bar of shortcuts within reach of a thumb, at the foot of a window without the sidebar. */
export function TabBar({ user, isMenuOpen, onOpenMenu }: TabBarProps) {
  const isReporting = collectsPoints(user)
  const before = isReporting ? shortcuts.before : partnerShortcuts
  return (
    <nav
      aria-label="Skróty"
      data-tab-bar
      className="fixed inset-x-0 bottom-(--helper-height,0px) z-31 animate-settle border-line border-t bg-surface pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-text auto-cols-fr grid-flow-col">
        {before.map((entry) => (
          <Tab key={entry.path} {...entry} />
        ))}
        {isReporting && <ReportTab />}
        {isReporting && shortcuts.after.map((entry) => <Tab key={entry.path} {...entry} />)}
        <li className="min-w-0">
          <Button
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onPress={onOpenMenu}
            className={`${tab} hover:text-brand-text`}
          >
            <Picture icon={MenuIcon} isHere={false} />
            Więcej
          </Button>
        </li>
      </ul>
    </nav>
  )
}

function Tab({ path, also, label, icon }: Entry) {
  const isHere = useIsHere(path, also)
  return (
    <li className="min-w-0">
      <RouterLink
        to={path}
        aria-current={isHere ? 'page' : undefined}
        className={`${tab} hover:text-brand-text aria-[current=page]:font-semibold aria-[current=page]:text-brand-text`}
      >
        <Picture icon={icon} isHere={isHere} />
        {label}
      </RouterLink>
    </li>
  )
}

/** The icon of an entry, the current one on a pill. */
function Picture({ icon: Icon, isHere }: { icon: LucideIcon; isHere: boolean }) {
  return (
    <span className={`rounded-full px-4 py-1 ${isHere ? 'bg-brand-tint' : ''}`}>
      <Icon aria-hidden className="size-6" />
    </span>
  )
}

/** The participants' main action, raised above the bar. */
function ReportTab() {
  return (
    <li className="min-w-0">
      <RouterLink
        {...useTarget(modalHash('zglos-fakture'))}
        className={`${tab} relative font-semibold hover:text-brand-text`}
      >
        <span className="absolute -top-4 grid size-14 place-items-center rounded-full border-4 border-surface bg-accent text-navy">
          <FilePlus2 aria-hidden className="size-6" />
        </span>
        <span>
          Zgłoś<span className="sr-only"> fakturę</span>
        </span>
      </RouterLink>
    </li>
  )
}
