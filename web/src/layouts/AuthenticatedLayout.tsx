import type { ReactNode } from 'react'
import { formatNumber } from '../format/numbers'
import type { User } from '../session/session'
import { useSettings } from '../session/settings'
import { Alert } from '../ui/Alert'
import { CallLink } from '../ui/CallLink'
import { PlainText } from '../ui/PlainText'
import { Footer } from './Footer'
import { Logo } from './Logo'
import { MainContent } from './MainContent'
import { MainMenu } from './Sidebar'
import { TopBar } from './TopBar'

/** A participant's pages: sidebar, top bar, footer. */
export default function AuthenticatedLayout({ user, children }: { user: User; children: ReactNode }) {
  const { notice, points_limit: limit, brand } = useSettings() ?? {}
  return (
    <div className="[--table-top:var(--header-height)] lg:grid lg:grid-cols-[25%_minmax(0,1fr)] xl:grid-cols-[16.667%_minmax(0,1fr)]">
      <aside className="on-navy hidden h-dvh flex-col gap-4 overflow-y-auto bg-navy p-4 text-on-navy lg:sticky lg:top-0 lg:flex">
        <span className="text-white">
          <Logo />
        </span>
        <MainMenu user={user} />
      </aside>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <TopBar user={user} />
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
    </div>
  )
}
