import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate, useNavigation } from 'react-router'
import { bearer } from './api/client'
import { operatorBearer } from './api/operator-client'
import { LeavingQuestion } from './form/LeavingQuestion'
import { leaveFreely } from './form/leaving'
import { hasUnsavedWork } from './form/unsaved'
import { LazyHelperPanel } from './helper/LazyHelperPanel'
import { EmptyLayout } from './layouts/EmptyLayout'
import { useMaintenance } from './layouts/maintenance'
import { PublicLayout } from './layouts/PublicLayout'
import { loadOrDoWithout, loadOrReload, part } from './loading'
import { ModalHost } from './modal/ModalHost'
import { type Audience, isInAudience } from './modal/modal'
import { modalAt, OpenModal } from './modal/open'
import { modals, promotionModals, signInAgain, tripModals } from './modals'
import { RouteFooter } from './RouteFooter'
import { type Handle, type Row, routes } from './routes'
import { mayPrefetch } from './session/connection'
import { usePromotionPrompts } from './session/promotions'
import { useReauthRequest } from './session/reauth-request'
import {
  collectsPoints,
  followSession,
  isClosedForMaintenance,
  type Session,
  useSession,
} from './session/session'
import { useSettings } from './session/settings'
import { useSupportView } from './session/support-view'
import { LoadingBar } from './ui/LoadingBar'
import { PageSkeleton } from './ui/Skeleton'

/* Loaded on demand, because a visitor's first page needs none of them. */
const panel = part(() => import('./layouts/AuthenticatedLayout'))
const AuthenticatedLayout = lazy(panel.show)
const BackofficeLayout = lazy(() => loadOrReload(() => import('./layouts/BackofficeLayout')))
const Prompts = lazy(() => loadOrDoWithout(() => import('./prompts/Prompts')))
const Toasts = lazy(() => loadOrDoWithout(() => import('./ui/Toasts')))

/* The panel loads while the session of a returning participant is restored. */
if (bearer.mayRestore()) panel.load().catch(() => undefined)

/** Resolves once the page's layout can be shown to the current visitor without a loading state. */
export async function layoutReady(kind: Row['layout']) {
  if (kind === 'panel' && bearer.isSignedIn()) await panel.load()
}

/** The frame of every page: its layout, the modals, the notices. */
export function AppShell() {
  const row = useMatches().at(-1)?.handle as Handle | undefined
  const location = useLocation()
  const { pathname } = location
  const session = useSession()
  const support = useSupportView()
  const isLoading = useNavigation().state !== 'idle'
  useTitle(row)
  useRevealSignInLinks()
  useSessionEnd(session.kind)
  useMaintenance(isClosedTo(session, row))
  const who = audienceOf(session, pathname)
  /* Support only looks, so no prompt asks for an answer. */
  const isPrompted = isInAudience('participant', who) && !support
  const promotions = usePromotionPrompts(isPrompted)
  const trips = session.kind === 'participant' ? session.user.wycieczka : null
  const rows = useMemo(
    () => ({ ...promotionModals(promotions.list), ...modals, ...(trips && tripModals(trips, pathname)) }),
    [promotions.list, trips, pathname],
  )
  const open = modalAt(rows, location, who, promotions.isComplete)
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-surface focus:p-3"
      >
        Przejdź do treści
      </a>
      <LoadingBar isLoading={isLoading} />
      <OpenModal value={open}>
        <Layout kind={row?.layout ?? 'public'} session={session} />
      </OpenModal>
      <RouteFooter layout={row?.layout ?? 'public'} pattern={row?.path ?? '/:unmatched'} support={support} />
      {isPrompted && session.kind === 'participant' && (
        <Suspense>
          <Prompts
            user={session.user}
            layout={row?.layout ?? 'public'}
            page={pathname}
            promotions={promotions.list}
            open={open}
            hasUnsaved={hasUnsavedWork}
          />
        </Suspense>
      )}
      <ModalHost modals={rows} who={who} isComplete={promotions.isComplete} />
      <Suspense>
        <Toasts />
      </Suspense>
      <LazyHelperPanel />
      <LeavingQuestion />
      <ReauthDialog />
      <Places />
    </>
  )
}

/**
 * Restores scroll positions, except on the first page where the visitor has scrolled the server's document before the
 * app came.
 */
function Places() {
  const { key } = useLocation()
  const [first] = useState(key)
  const [isHeld, setHeld] = useState(() => window.scrollY > 0)
  if (isHeld && key !== first) setHeld(false)
  return isHeld ? null : <ScrollRestoration />
}

function Layout({ kind, session }: { kind: Row['layout']; session: Session }) {
  /* Keyed by the address, so that input of one record's page is not carried over to the next. */
  const { pathname } = useLocation()
  const page = <Outlet key={kind === 'backoffice' ? pathname : undefined} />
  if (kind === 'empty') return <EmptyLayout>{page}</EmptyLayout>
  if (kind === 'backoffice')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <BackofficeLayout>{page}</BackofficeLayout>
      </Suspense>
    )
  if (kind === 'panel' && session.kind === 'participant')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <AuthenticatedLayout user={session.user}>{page}</AuthenticatedLayout>
      </Suspense>
    )
  return <PublicLayout session={session}>{page}</PublicLayout>
}

/** The back office has its own sign-in, so a visitor there is in none of the portal's audiences. */
function audienceOf(session: Session, pathname: string): Audience {
  if (isBackoffice(pathname)) return operatorBearer.isSignedIn() ? 'operator' : 'everyone'
  if (session.kind === 'visitor') return 'guest'
  return collectsPoints(session.user) ? 'retail' : 'participant'
}

/** True for the participants' pages during maintenance; the others can be read. */
function isClosedTo(session: Session, row: Row | undefined): boolean {
  const guard = row && (row.guard ?? 'protected')
  return (
    session.kind === 'participant' &&
    isClosedForMaintenance(session.user) &&
    (guard === 'protected' || guard === 'retail')
  )
}

/** Sets the title before paint, so that a page with a better title sets its own later. */
function useTitle(row: Row | undefined) {
  const { pathname } = useLocation()
  const brand = useSettings()?.brand.name ?? 'Plon'
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages that share a row have a title each
  useLayoutEffect(() => {
    if (row) document.title = `${row.title} – ${brand}`
  }, [row, brand, pathname])
}

function isWritingInPortal(): boolean {
  return !isBackoffice(window.location.pathname) && hasUnsavedWork()
}

/** Dialog in which a user whose session is over signs in over unsaved input. */
function ReauthDialog() {
  const request = useReauthRequest()
  if (!request) return null
  const View = signInAgain[request.realm]
  return (
    <Suspense>
      <View request={request} />
    </Suspense>
  )
}

/**
 * Shows the links to sign in again in the app's first frame, in which it is known who is there (`start.ts` hides them).
 */
function useRevealSignInLinks() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.comesBack
  }, [])
}

function isBackoffice(pathname: string): boolean {
  return /^\/zaplecze(\/|$)/.test(pathname)
}

/** Follows the end of the portal's session, except in the back office, whose session is another. */
function useSessionEnd(who: Session['kind']) {
  const navigate = useNavigate()
  useEffect(
    () =>
      followSession(async (path) => {
        if (!isBackoffice(window.location.pathname)) await leaveFreely(() => navigate(path))
      }, isWritingInPortal),
    [navigate],
  )
  /* Prefetches the page after signing out, which works without a connection too. */
  useEffect(() => {
    if (who === 'participant' && mayPrefetch()) routes['/wylogowano'].view().catch(() => undefined)
  }, [who])
}
