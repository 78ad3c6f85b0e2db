/* Key in localStorage, because the choice outlasts the tab; it ends with a sign-out by hand. */
const place = 'plon-push-owner'

/** The NIP of the participant who has turned notifications on in this browser; null without one. */
export function pushOwner(): string | null {
  return localStorage.getItem(place)
}

export function setPushOwner(account: string | null) {
  if (account === null) localStorage.removeItem(place)
  else localStorage.setItem(place, account)
}
