import { setCookie, year } from '../session/cookies'

/** Cookie that stores for a year if the offer was accepted. */
export const cookie = 'install_prompt'

/** `beforeinstallprompt`, which Safari and Firefox do not have. */
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

/** Keeps the event, which comes once and maybe before the app, for the later prompt. */
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
