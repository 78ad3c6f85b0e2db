import { useEffect } from 'react'
import type { CookieChoice } from '../session/cookie-consent'
import { pixelRequest, type Services, viewRequest } from './services'

interface ThirdPartiesProps {
  services: Services
  choice: CookieChoice
  /** The page as reported to services: without query, hash and anything that names a person. */
  place: string
}

/** Loads and informs the configured services that the visitor has consented to. */
export default function ThirdParties({ services, choice, place }: ThirdPartiesProps) {
  const page = window.location.origin + place
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
