import { useEffect } from 'react'
import type { CookieChoice } from '../session/cookie-consent'
import { pixelRequest, reportedPath, viewRequest } from './reports'
import type { Services } from './services'

interface ThirdPartiesProps {
  services: Services
  choice: CookieChoice
  /** The page's row in the table, and its path. */
  pattern: string
  pathname: string
}

/** Loads and informs the configured services that the visitor has consented to. */
export default function ThirdParties({ services, choice, pattern, pathname }: ThirdPartiesProps) {
  const page = window.location.origin + reportedPath(pattern, pathname)
  const { statistics, pixel, errors } = services
  useEffect(() => {
    if (statistics && choice.statistics) sendReport(viewRequest(statistics, page))
  }, [statistics, choice.statistics, page])
  useEffect(() => {
    if (pixel && choice.marketing) new Image().src = pixelRequest(pixel, page)
  }, [pixel, choice.marketing, page])
  useEffect(() => {
    if (!errors || !choice.statistics) return
    const reports = import('./errors')
    reports.then(({ reportErrors }) => reportErrors(errors.dsn)).catch(() => undefined)
    return () => void reports.then(({ stopReporting }) => stopReporting()).catch(() => undefined)
  }, [errors, choice.statistics])
  return null
}

/** Sends a report without cookies and without reading the answer. */
function sendReport(request: string) {
  fetch(request, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  )
}
