import { setCookie, year } from '../session/cookies'

/** Says for a year whether the offer was taken. */
export const cookie = 'install_prompt'

/** The event by which browsers but Safari and Firefox offer to install the portal. */
export interface InstallEvent extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let offered: InstallEvent | null = null
/** Called when an offer comes or goes. */
export const listeners = new Set<() => void>()

export function offeredEvent(): InstallEvent | null {
  return offered
}

/** The event comes once and early, maybe before the app: it is kept for the prompt, which comes late. */
export function catchInstallEvent() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallEvent
    for (const listener of listeners) listener()
  })
  window.addEventListener('appinstalled', () => remember(true))
}

/** Stores for a year if the offer was accepted. */
export function remember(isAccepted: boolean) {
  setCookie(cookie, String(isAccepted), year)
  offered = null
  for (const listener of listeners) listener()
}
