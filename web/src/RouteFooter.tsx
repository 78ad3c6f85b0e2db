import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { loadOrDoWithout, loadOrReload } from './loading'
import { isAny } from './privacy/services'
import type { Row } from './routes'
import { useCookieConsent } from './session/cookie-consent'
import { useOnline } from './session/online'
import { useSettings } from './session/settings'
import type { SupportView } from './session/support-view'

const SupportBar = lazy(() => loadOrReload(() => import('./layouts/SupportBar')))
const CookieNotice = lazy(() => loadOrDoWithout(() => import('./privacy/CookieNotice')))
const ThirdParties = lazy(() => loadOrDoWithout(() => import('./privacy/ThirdParties')))
/* These two come with the app's background work: the first before a connection can be lost. */
const OfflineBar = lazy(() => loadOrDoWithout(() => import('./pwa/OfflineBar')))
const InstallOffer = lazy(() => loadOrDoWithout(() => import('./pwa/InstallOffer')))

interface RouteFooterProps {
  layout: Row['layout']
  /** The page's row in the table: `/nagrody/:slug`. */
  pattern: string
  support: SupportView | null
}

/** The bars at the foot of every page; the page can be scrolled clear of them. */
export function RouteFooter({ layout, pattern, support }: RouteFooterProps) {
  const isOnline = useOnline()
  const { notice } = useCookieConsent()
  /* No consent is asked for in the back office and at its doors, from which no third party is called. */
  const isPortal = !pattern.startsWith('/zaplecze')
  return (
    <div className="sticky bottom-(--foot) z-30">
      <Suspense>
        {isPortal && notice !== 'closed' && <CookieNotice />}
        {isPortal && layout !== 'empty' && <InstallOffer />}
        {isPortal && !support && <Services pattern={pattern} />}
        {support && <SupportBar view={support} />}
      </Suspense>
      <Suspense>{!isOnline && <OfflineBar />}</Suspense>
    </div>
  )
}

/** Loads third-party code only after consent to a service that is configured. */
function Services({ pattern }: { pattern: string }) {
  const services = useSettings()?.third_parties
  const { choice } = useCookieConsent()
  const { pathname } = useLocation()
  if (!services || !isAny(services) || !(choice.statistics || choice.marketing)) return null
  return <ThirdParties services={services} choice={choice} pattern={pattern} pathname={pathname} />
}
