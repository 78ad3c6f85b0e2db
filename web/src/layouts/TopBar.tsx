import { ChevronDown, CircleUser, LogOut, MenuIcon } from 'lucide-react'
import { requestSignOut } from '../form/sign-out'
import { formatPoints } from '../format/numbers'
import { Bell } from '../notifications/Bell'
import { collectsPoints, type User } from '../session/session'
import { IconButton } from '../ui/Button'
import { Menu } from '../ui/Menu'
import { Logo } from './Logo'
import { entriesFor, userMenu } from './menu'

/**
 * The top bar of the portal; a phone shows the first name only, a narrow one none, and the opened menu the full name.
 */
export function TopBar({ user, onOpenMenu }: { user: User; onOpenMenu: () => void }) {
  const { first_name: first, last_name: last } = user.profile
  return (
    <header
      data-page-header
      className="sticky top-0 z-30 flex h-(--header-height) items-center gap-2 border-line border-b bg-surface px-3 sm:px-5 lg:px-8"
    >
      <span className="flex items-center gap-1 lg:hidden">
        <IconButton
          label="Otwórz menu"
          icon={<MenuIcon aria-hidden className="size-6" />}
          onPress={onOpenMenu}
        />
        <Logo />
      </span>
      {collectsPoints(user) && (
        <span className="ml-auto hidden text-muted sm:inline lg:ml-0">
          Dostępne: <strong className="text-ink">{formatPoints(user.points.available)}</strong>
        </span>
      )}
      <span className="ml-auto flex items-center gap-1 sm:ml-2 lg:ml-auto">
        <Bell />
        <Menu
          label={`Konto: ${first} ${last}`}
          head={
            <span className="block px-3 py-2 font-semibold wrap-anywhere sm:hidden">
              {first} {last}
            </span>
          }
          trigger={
            <>
              <CircleUser aria-hidden className="size-6 xs:hidden" />
              <span className="truncate max-xs:hidden">
                {first} <span className="hidden sm:inline">{last}</span>
              </span>
              <ChevronDown aria-hidden className="size-5" />
            </>
          }
          entries={[
            ...entriesFor(user, userMenu).map(({ path, label, icon }) => ({ label, icon, target: path })),
            { label: 'Wyloguj się', icon: LogOut, target: () => void requestSignOut() },
          ]}
        />
      </span>
    </header>
  )
}
