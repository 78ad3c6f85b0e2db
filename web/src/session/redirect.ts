const place = 'plon-redirect'

/** Only a path of this portal: never another site, however it is written. */
export function isLocalPath(path: string): boolean {
  if (!path.startsWith('/') || /^\/[/\\]/.test(path) || /[\t\n\r]/.test(path)) return false
  return new URL(path, window.location.origin).origin === window.location.origin
}

/** Where the visitor was going before they had to sign in. */
export function rememberPlace(path: string) {
  sessionStorage.setItem(place, path)
}

export function forgetPlace() {
  sessionStorage.removeItem(place)
}

/** After signing in: the `redirect` of the query, else the place that was remembered, else the main panel. */
export function placeAfterSignIn(search: string): string {
  const asked = new URLSearchParams(search).get('redirect')
  const remembered = sessionStorage.getItem(place)
  return [asked, remembered].find((path) => path !== null && isLocalPath(path)) ?? '/dashboard'
}
