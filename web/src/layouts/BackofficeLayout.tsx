import { CircleUser, LogOut, MenuIcon } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { leaveFreely, runOnceLeaveAllowed } from '../form/leaving'
import { hasUnsavedWork } from '../form/unsaved'
import { sendAllNow } from '../session/delayed'
import { useDensity } from '../session/density'
import { followOperator, signOutOperator, useOperator } from '../session/operator'
import { IconButton } from '../ui/Button'
import { Drawer } from '../ui/Drawer'
import { RouterLink } from '../ui/Link'
import { BackofficeMenu } from './BackofficeMenu'
import { BackofficeSearch } from './backoffice-search/BackofficeSearch'
import { useRecentRecords } from './backoffice-search/recent'
import { DelayedBar } from './DelayedBar'
import { Help } from './handbook/Help'
import { MainContent } from './MainContent'
import { SidebarFoot } from './SidebarFoot'
import { useNarrowMenu } from './sidebar-width'

/** Layout of the back office: a sidebar that folds to icons, a top bar, and a drawer on a phone. */
export default function BackofficeLayout({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  useEffect(
    () => followOperator(() => leaveFreely(() => navigate('/zaplecze/logowanie')), hasUnsavedWork),
    [navigate],
  )
  useRecentRecords()
  useDensityOfDocument()
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

/** Marks the document with the density while the back office is shown, because dialogs and toasts stand beside it. */
function useDensityOfDocument() {
  const { density } = useDensity()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.density = density
    return () => {
      delete dataset.density
    }
  }, [density])
}

function Sidebar() {
  const [isNarrow, setNarrow] = useNarrowMenu()
  return (
    <aside
      className={`on-navy hidden h-dvh shrink-0 flex-col gap-4 bg-navy text-on-navy lg:sticky lg:top-0 lg:flex ${isNarrow ? 'w-17 p-3' : 'w-60 p-4'}`}
    >
      {!isNarrow && <Home />}
      {/* The negative margin leaves room for the focus ring and keeps the scroll bar at the edge. */}
      <div className={`min-h-0 grow overflow-y-auto ${isNarrow ? '-m-3 p-3' : '-mx-4 -my-2 px-4 py-2'}`}>
        <BackofficeMenu isNarrow={isNarrow} />
      </div>
      <SidebarFoot isNarrow={isNarrow} onFold={setNarrow} />
    </aside>
  )
}

/** The top bar of the back office; a phone shows an icon for the name. */
function BackofficeBar() {
  const operator = useOperator()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const closeDrawer = () => setDrawerOpen(false)
  return (
    <header
      data-page-header
      className="sticky top-0 z-30 flex h-(--header-height) items-center gap-2 border-line border-b bg-surface px-3 sm:px-5"
    >
      <span className="flex items-center gap-1 lg:hidden">
        <IconButton
          label="Otwórz menu"
          icon={<MenuIcon aria-hidden className="size-6" />}
          onPress={() => setDrawerOpen(true)}
        />
        {/* On a phone the drawer alone has it, which leaves room for the buttons. */}
        <span className="max-sm:hidden">
          <Home />
        </span>
      </span>
      <Drawer label="Menu" isOpen={isDrawerOpen} onClose={closeDrawer} head={<Home />}>
        <BackofficeMenu onLeave={closeDrawer} />
      </Drawer>
      <span className="ml-auto flex items-center gap-1 lg:ml-0">
        <BackofficeSearch />
        <Help />
      </span>
      <RouterLink
        to="/zaplecze/moje-konto"
        aria-label={`Moje konto: ${operator.first_name} ${operator.last_name}`}
        className="inline-flex min-h-control min-w-0 items-center justify-center rounded-control px-2 hover:bg-brand-tint max-sm:min-w-control lg:ml-auto"
      >
        <CircleUser aria-hidden className="size-5 sm:hidden" />
        <span className="truncate max-sm:hidden">
          {operator.first_name} {operator.last_name}
        </span>
      </RouterLink>
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
    <RouterLink
      to="/zaplecze"
      className="inline-flex min-h-control items-center rounded-control px-3 font-bold text-h2 on-dark:text-white"
    >
      Zaplecze
    </RouterLink>
  )
}
