import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSettings } from '../session/settings'
import { parameter, place } from './place'

/* A developer's tool is no reason for an error page: where it cannot be loaded it stays away. */
const HelperPanel = lazy(() => import('./HelperPanel').catch(() => ({ default: () => null })))

/**
 * The way to the demo's helper panel: Ctrl+Shift+F8, a key that neither browsers nor screen readers use and that types
 * nothing (Ctrl+Alt is AltGr, with which a Pole types ą), or `?pomocnik`. Outside the demo there is no way.
 */
export function HelperDoor() {
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
