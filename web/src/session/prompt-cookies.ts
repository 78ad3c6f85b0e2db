import { cookieNames, dropCookie, setCookie } from './cookies'

/** Cookies of prompts that a participant has postponed, deleted when somebody else uses the browser. */
const postponedName = /_undecided$|^trip_hide_modal$/

/** Postpones a prompt by a number of seconds; null until the browser is closed. */
export function postponePrompt(cookie: string, seconds: number | null) {
  setCookie(cookie, 'true', seconds)
}

export function isPostponed(cookie: string): boolean {
  return cookieNames().includes(cookie)
}

export function forgetPostponedPrompts() {
  for (const name of cookieNames()) if (postponedName.test(name)) dropCookie(name)
}
