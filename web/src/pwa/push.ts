import { bearer } from '../api/client'
import { pushOwner } from '../notifications/push-owner'
import { supportView } from '../session/support-view'
import { followSessions } from './sessions'

/** The delay after signing in, in milliseconds, which gives the first page's data precedence. */
export const delay = 5000

/**
 * Registers a device on which notifications are on with each session that begins, also over a page whose session has
 * run out, and ends them with a sign-out by hand. The code is loaded only where somebody has turned them on.
 */
export function followPush() {
  if (!('serviceWorker' in navigator)) return () => undefined
  const workers = navigator.serviceWorker
  const forgetBegin = followSessions(() => setTimeout(renew, delay))
  const forgetEnd = bearer.subscribe((event) => {
    if (event === 'signedOut' && supportView() === null) void end()
  })
  const onMessage = ({ data }: MessageEvent<{ readonly kind?: string } | null>) => {
    if (data?.kind === 'subscription') void renew()
  }
  workers.addEventListener('message', onMessage)
  return () => {
    forgetBegin()
    forgetEnd()
    workers.removeEventListener('message', onMessage)
  }
}

async function renew() {
  if (pushOwner() === null) return
  try {
    await (await device()).renewPush()
  } catch (cause) {
    console.debug('The device could not be registered for notifications', cause)
  }
}

async function end() {
  if (pushOwner() === null) return
  try {
    await (await device()).forgetPush()
  } catch (cause) {
    console.debug('The browser could not end its notifications', cause)
  }
}

function device() {
  return import('../notifications/push-device')
}
