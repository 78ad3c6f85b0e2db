const place = 'plon-redirect'
const owner = 'plon-redirect-of'

/** True for a path of this portal, false for another site, however it is written. */
export function isLocalPath(path: string): boolean {
  if (!path.startsWith('/') || /^\/[/\\]/.test(path) || /[\t\n\r]/.test(path)) return false
  return new URL(path, window.location.origin).origin === window.location.origin
}

/** The tab's address, with the modal's hash. */
export function currentPath(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/** Stores the address to return to after signing in; with an account, for that account alone. */
export function rememberReturnPath(path: string, account: string | null = null) {
  sessionStorage.setItem(place, path)
  if (account === null) sessionStorage.removeItem(owner)
  else sessionStorage.setItem(owner, account)
}

export function forgetReturnPath() {
  sessionStorage.removeItem(place)
  sessionStorage.removeItem(owner)
}

/** The address after signing in: the `redirect` of the query, else the stored one, else the main panel. */
export function pathAfterSignIn(search: string, account: string | null = null): string {
  const requested = new URLSearchParams(search).get('redirect')
  const whose = sessionStorage.getItem(owner)
  const remembered = whose === null || whose === account ? sessionStorage.getItem(place) : null
  return [requested, remembered].find((path) => path !== null && isLocalPath(path)) ?? '/dashboard'
}
