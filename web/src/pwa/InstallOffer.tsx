import { lazy, Suspense } from 'react'
import { loadOrDoWithout } from '../loading'
import { useInstallMethod } from './install'

/* Loaded on demand, because most browsers have the portal installed, or cannot. */
const InstallPrompt = lazy(() => loadOrDoWithout(() => import('./InstallPrompt')))

/** The prompt to install the portal, once there is a way to. */
export default function InstallOffer() {
  const method = useInstallMethod()
  if (!method) return null
  return (
    <Suspense>
      <InstallPrompt method={method} />
    </Suspense>
  )
}
