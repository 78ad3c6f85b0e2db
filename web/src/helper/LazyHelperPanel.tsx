import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSettings } from '../session/settings'
import { parameter, place } from './place'

/* A failed load shows no error page, because the panel is a developer's tool. */
const HelperPanel = lazy(() => import('./HelperPanel').catch(() => ({ default: () => null })))

/**
 * Opens the demo's helper panel by Ctrl+Shift+F8, which no browser or screen reader uses and which types nothing
 * (Ctrl+Alt is AltGr, with which a Pole types ą), or by `?pomocnik`; outside the demo it does nothing.
 */
export function LazyHelperPanel() {
  const isDemo = useSettings()?.demo != null
  const isNamed = new URLSearchParams(useLocation().search).has(parameter)
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (!isDemo) return
    function hear(event: KeyboardEvent) {
      if (event.key !== 'F8' || !event.ctrlKey || !event.shiftKey || event.repeat) return
      event.preventDefault()
      setPresses((count) => count + 1)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [isDemo])
  if (!isDemo || !(presses > 0 || isNamed || sessionStorage.getItem(place))) return null
  return (
    <Suspense>
      <HelperPanel presses={presses} isNamed={isNamed} />
    </Suspense>
  )
}
