import { useSyncExternalStore } from 'react'
import { cookieValue, setCookie, year } from './cookies'

const viewedCookie = 'cookie_notice_viewed'
const choiceCookie = 'cookie_consents'
const nothing = 'none'

/** Categories of optional services. */
export type CookieCategory = 'statistics' | 'marketing'

export type CookieChoice = Readonly<Record<CookieCategory, boolean>>

/** State of the notice: `asks` until the first answer, `changes` where it was reopened. */
type CookieNotice = 'asks' | 'changes' | 'closed'

interface State {
  readonly choice: CookieChoice
  readonly notice: CookieNotice
}

const refused: CookieChoice = { statistics: false, marketing: false }

let state: State = stored()
const listeners = new Set<() => void>()

/** The stored answer; none counts as a refusal. */
function stored(): State {
  if (cookieValue(viewedCookie) !== '1') return { choice: refused, notice: 'asks' }
  const accepted = cookieValue(choiceCookie)?.split('.') ?? []
  return {
    choice: { statistics: accepted.includes('statistics'), marketing: accepted.includes('marketing') },
    notice: 'closed',
  }
}

function publish(next: State) {
  state = next
  for (const listener of listeners) listener()
}

/** Stores the choice for a year, with the flag that the notice was answered. */
export function chooseCookies(choice: CookieChoice) {
  const accepted = (['statistics', 'marketing'] as const).filter((category) => choice[category])
  setCookie(choiceCookie, accepted.join('.') || nothing, year)
  setCookie(viewedCookie, '1', year)
  publish({ choice, notice: 'closed' })
}

/** Reopens the notice to show or change the choice. */
export function openCookieSettings() {
  publish({ ...state, notice: 'changes' })
}

/** Closes the notice without a change. */
export function closeCookieSettings() {
  publish({ ...state, notice: 'closed' })
}

/** Reads the cookies anew. */
export function rereadCookieChoice() {
  publish(stored())
}

export function useCookieConsent(): State {
  return useSyncExternalStore(subscribe, () => state)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
