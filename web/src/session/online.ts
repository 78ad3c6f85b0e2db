import { useSyncExternalStore } from 'react'
import { followOfflineView, offlineView } from './offline-view'

/**
 * True if something can be sent: the browser has a connection, and the page does not show the cache for lack of one.
 */
export function isOnline(): boolean {
  return navigator.onLine && offlineView() === null
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline)
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  const leave = followOfflineView(onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
    leave()
  }
}
