import { LogOut, MenuIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { leaveFreely, runOnceLeaveAllowed } from '../form/leaving'
import { hasUnsavedWork } from '../form/unsaved'
import { sendAllNow } from '../session/delayed'
import { followOperator, signOutOperator, useOperator } from '../session/operator'
import { IconButton } from '../ui/Button'
import { Drawer } from '../ui/Drawer'
import { BackofficeMenu } from './BackofficeMenu'
import { DelayedBar } from './DelayedBar'
import { MainContent } from './MainContent'
import { menuButton } from './MenuLink'
import { useNarrowMenu } from './sidebar-width'

/** Layout of the back office: a sidebar that folds to icons, a top bar, and a drawer on a phone. */
export default function BackofficeLayout({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  useEffect(
    () => followOperator(() => leaveFreely(() => navigate('/zaplecze/logowanie')), hasUnsavedWork),
    [navigate],
  )
  return (
    <div className="[--table-top:var(--header-height)] lg:flex">
      <Sidebar />
      <div className="flex min-h-dvh min-w-0 grow flex-col">
        <BackofficeBar />
        <MainContent>{children}</MainContent>
        <DelayedBar />
      </div>
    </div>
  )
}

function Sidebar() {
  const [isNarrow, setNarrow] = useNarrowMenu()
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose
  return (
    <aside
      className={`on-navy hidden h-dvh shrink-0 flex-col gap-4 overflow-y-auto bg-navy text-on-navy lg:sticky lg:top-0 lg:flex ${isNarrow ? 'w-17 p-3' : 'w-60 p-4'}`}
    >
      {!isNarrow && <Home />}
      <BackofficeMenu isNarrow={isNarrow} />
      <button
        type="button"
        onClick={() => setNarrow(!isNarrow)}
        title={isNarrow ? 'Rozwiń menu' : undefined}
        className={`${menuButton} mt-auto`}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className={isNarrow ? 'sr-only' : undefined}>{isNarrow ? 'Rozwiń menu' : 'Zwiń menu'}</span>
      </button>
    </aside>
  )
}

/** The top bar of the back office; a phone shows the first name only. */
function BackofficeBar() {
  const operator = useOperator()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const closeDrawer = () => setDrawerOpen(false)
  return (
    <header
      data-page-header
      className="sticky top-0 z-30 flex h-(--header-height) items-center gap-2 border-line border-b bg-white px-3 sm:px-5"
    >
      <span className="flex items-center gap-1 lg:hidden">
        <IconButton
          label="Otwórz menu"
          icon={<MenuIcon aria-hidden className="size-6" />}
          onPress={() => setDrawerOpen(true)}
        />
        <Home />
      </span>
      <Drawer label="Menu" isOpen={isDrawerOpen} onClose={closeDrawer} head={<Home />}>
        <BackofficeMenu onLeave={closeDrawer} />
      </Drawer>
      <Link
        to="/zaplecze/moje-konto"
        aria-label={`Moje konto: ${operator.first_name} ${operator.last_name}`}
        className="ml-auto inline-flex min-h-11 min-w-0 items-center rounded-control px-2 hover:bg-brand-tint"
      >
        <span className="truncate">
          {operator.first_name} <span className="hidden sm:inline">{operator.last_name}</span>
        </span>
      </Link>
      <IconButton
        label="Wyloguj się"
        icon={<LogOut aria-hidden className="size-5" />}
        onPress={() => runOnceLeaveAllowed(() => void leave())}
      />
    </header>
  )
}

/** Sends delayed decisions before the session ends. */
async function leave() {
  await sendAllNow()
  signOutOperator()
}

function Home() {
  return (
    <Link
      to="/zaplecze"
      className="inline-flex min-h-11 items-center rounded-control px-3 font-bold text-h2 on-dark:text-white"
    >
      Zaplecze
    </Link>
  )
}
