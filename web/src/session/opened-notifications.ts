/**
 * Ids of opened notifications of which the server does not know yet; in this tab's storage, because a page that failed
 * without a connection is loaded anew once there is one. They end with the session, because they name no owner.
 */
const place = 'plon-opened-notifications'

export function openedNotifications(): number[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
}

export function setOpenedNotifications(ids: readonly number[]) {
  if (ids.length > 0) sessionStorage.setItem(place, JSON.stringify(ids))
  else sessionStorage.removeItem(place)
}
