/** What a participant has put off deciding; it concerns nobody else at this browser (specification §4, §9). */
const putOffName = /_undecided$|^trip_hide_modal$/

/** Keeps a prompt from opening by itself for that many seconds; for as long as the browser runs where there are none. */
export function putOff(cookie: string, seconds: number | null) {
  setCookie(cookie, 'true', seconds)
}

export function isPutOff(cookie: string): boolean {
  return cookieNames().includes(cookie)
}

export function forgetPutOffPrompts() {
  for (const name of cookieNames()) if (putOffName.test(name)) setCookie(name, '', -1)
}

function cookieNames(): string[] {
  return document.cookie.split('; ').map((pair) => pair.slice(0, pair.indexOf('=')))
}

function setCookie(name: string, value: string, seconds: number | null) {
  const lifetime = seconds === null ? '' : `; max-age=${seconds}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain HTTP
  document.cookie = `${name}=${value}; path=/; samesite=lax${lifetime}`
}
