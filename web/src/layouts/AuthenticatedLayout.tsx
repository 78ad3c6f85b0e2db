import { type ReactNode, useState } from 'react'
import { formatNumber } from '../format/numbers'
import type { User } from '../session/session'
import { useSettings } from '../session/settings'
import { Alert } from '../ui/Alert'
import { CallLink } from '../ui/CallLink'
import { Drawer } from '../ui/Drawer'
import { PlainText } from '../ui/PlainText'
import { Footer } from './Footer'
import { Logo } from './Logo'
import { MainContent } from './MainContent'
import { MainMenu } from './Sidebar'
import { TabBar } from './TabBar'
import { TopBar } from './TopBar'

/** A participant's pages: sidebar or bar of shortcuts with a drawer, top bar, footer. */
export default function AuthenticatedLayout({ user, children }: { user: User; children: ReactNode }) {
  const { notice, points_limit: limit, brand } = useSettings() ?? {}
  const [isMenuOpen, setMenuOpen] = useState(false)
  const openMenu = () => setMenuOpen(true)
  const closeMenu = () => setMenuOpen(false)
  return (
    <div className="[--table-top:var(--header-height)] lg:grid print:block lg:grid-cols-[25%_minmax(0,1fr)] xl:grid-cols-[16.667%_minmax(0,1fr)]">
      <aside className="on-navy hidden h-dvh flex-col gap-4 overflow-y-auto bg-navy p-4 text-on-navy lg:sticky lg:top-0 lg:flex print:hidden">
        <span className="text-white">
          <Logo />
        </span>
        <MainMenu user={user} />
      </aside>
      <div className="flex min-h-[calc(100dvh-var(--tab-room))] min-w-0 flex-col">
        <TopBar user={user} onOpenMenu={openMenu} />
        <MainContent>
          {notice && (
            <Alert tone="info">
              <PlainText text={notice} />
            </Alert>
          )}
          {user.hit_points_limit && limit !== undefined && (
            <Alert tone="warning">
              Limit {formatNumber(limit)} punktów został osiągnięty. W&nbsp;przypadku wątpliwości skonsultuj
              się z&nbsp;
              <CallLink phone={brand?.phone}>Infolinią Programu</CallLink>.
            </Alert>
          )}
          {children}
        </MainContent>
        <Footer />
      </div>
      <Drawer label="Menu" isOpen={isMenuOpen} onClose={closeMenu} head={<Logo />}>
        <MainMenu user={user} hasAccount onLeave={closeMenu} />
      </Drawer>
      <TabBar user={user} isMenuOpen={isMenuOpen} onOpenMenu={openMenu} />
    </div>
  )
}
