import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { followAnswersOffline } from '../session/offline-cache'
import { followOfflineView, offlineView, setOfflineView } from '../session/offline-view'
import { followSessions } from './sessions'

/** The interval in milliseconds at which an offline view checks if the server answers again. */
const interval = 15_000

/** The delay in milliseconds before waiting reports are sent, which gives the first page's data precedence. */
const outboxDelay = 1500

let isOutboxFollowed = false

/**
 * Sends the reports that wait on this device; their code is loaded on demand, because mostly there are none, and where
 * that fails again with the next event by which there may be a connection.
 */
async function sendOutbox() {
  const outbox = await import('../session/outbox-sender').catch(() => undefined)
  if (isOutboxFollowed) return outbox?.sendWaitingReports()
  if (!outbox) return loadOutboxLater()
  isOutboxFollowed = true
  window.removeEventListener('online', sendOutbox)
  document.removeEventListener('visibilitychange', sendOutboxIfVisible)
  outbox.followOutbox()
}

/** Adding the same listener again has no effect. */
function loadOutboxLater() {
  window.addEventListener('online', sendOutbox)
  document.addEventListener('visibilitychange', sendOutboxIfVisible)
}

function sendOutboxIfVisible() {
  if (document.visibilityState === 'visible') void sendOutbox()
}

/** Caches what the participant sees, and restores the session once the server can be reached again. */
export function watchConnection() {
  followAnswersOffline()
  followSessions(() => {
    setTimeout(sendOutbox, outboxDelay)
    if (!offlineView()) return
    setOfflineView(null)
    void queryClient.invalidateQueries()
  })
  let timer: ReturnType<typeof setInterval> | undefined
  function retryWhileOffline() {
    clearInterval(timer)
    if (offlineView()) timer = setInterval(tryReconnect, interval)
  }
  followOfflineView(retryWhileOffline)
  retryWhileOffline()
  window.addEventListener('online', tryReconnect)
}

async function tryReconnect() {
  if (!offlineView() || !navigator.onLine) return
  try {
    if ((await bearer.renew()) === null) bearer.expire()
  } catch {
    console.debug('The server does not answer yet')
  }
}
