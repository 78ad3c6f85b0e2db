import { useEffect, useState } from 'react'
import { cookieValue } from '../session/cookies'
import { isIos } from '../ui/ios'
import { cookie, type InstallEvent, listeners, offeredEvent, remember } from './install-offer'

/** The delay after the page has loaded before the portal asks to be installed, in milliseconds. */
export const delay = 900

/** The way to install the portal on this device: by the browser's prompt, or by hand. */
export type InstallMethod =
  | { readonly kind: 'ask'; readonly event: InstallEvent }
  | { readonly kind: 'ios' }
  | { readonly kind: 'menu' }

/** Opens the browser's prompt and stores the outcome. */
export async function ask(event: InstallEvent) {
  await event.prompt()
  const { outcome } = await event.userChoice
  remember(outcome === 'accepted')
}

/**
 * The way to install the portal, 900 ms after it has loaded; null where there is none, it is installed or was refused.
 */
export function useInstallMethod(): InstallMethod | null {
  const [isTime, setTime] = useState(false)
  const [method, setMethod] = useState(installMethod)
  useEffect(() => {
    const update = () => setMethod(installMethod())
    listeners.add(update)
    const timer = setTimeout(() => {
      update()
      setTime(true)
    }, delay)
    return () => {
      listeners.delete(update)
      clearTimeout(timer)
    }
  }, [])
  return isTime ? method : null
}

function installMethod(): InstallMethod | null {
  if (cookieValue(cookie) !== null || isInstalled()) return null
  const event = offeredEvent()
  if (event) return { kind: 'ask', event }
  if (isIos(navigator)) return { kind: 'ios' }
  return isFirefoxOnAndroid(navigator) ? { kind: 'menu' } : null
}

function isInstalled(): boolean {
  const isStandalone = (navigator as Navigator & { standalone?: boolean }).standalone === true
  return isStandalone || window.matchMedia('(display-mode: standalone)').matches
}

/** Firefox on Android can install the portal, but sends pages no event for it. */
export function isFirefoxOnAndroid({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  return /Android/.test(userAgent) && /Firefox\//.test(userAgent)
}
