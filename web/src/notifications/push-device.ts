import { queryOptions } from '@tanstack/react-query'
import { answer, api, bearer } from '../api/client'
import { Failure } from '../api/errors'
import { queryClient } from '../api/query-client'
import { profileQuery } from '../session/session'
import { supportView } from '../session/support-view'
import { pushOwner, setPushOwner } from './push-owner'

/** State of notifications on this device for a participant. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** The longest wait for the service worker in milliseconds, which a page registers some seconds after it has loaded. */
export const workerPatience = 15_000

/** The server's public key; null while the operators have switched push off. */
export const pushKeyQuery = queryOptions({
  queryKey: ['push', 'key'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/push', { signal }))).data.public_key ?? null,
  throwOnError: false,
})

/** State of this device, of which the browser and not the server knows. */
export function pushStateQuery(account: string) {
  return queryOptions({
    queryKey: ['push', 'device', account],
    queryFn: () => pushState(account),
    staleTime: 0,
    throwOnError: false,
  })
}

export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function pushState(account: string): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  if (Notification.permission !== 'granted' || pushOwner() !== account) return 'off'
  return (await currentSubscription()) ? 'on' : 'off'
}

/**
 * Asks for the browser's permission, which must be the first thing after a press, and registers the device; false
 * without the permission.
 */
export async function turnPushOn(account: string, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await register(key)
  setPushOwner(account)
  return true
}

/** Unregisters the device on the server and in the browser. */
export async function turnPushOff(): Promise<void> {
  const subscription = await currentSubscription()
  if (subscription) {
    const { endpoint } = subscription
    await answer(api.POST('/api/v1/push/subscriptions/remove', { body: { endpoint } }))
    await subscription.unsubscribe()
  }
  setPushOwner(null)
}

/** Sends a notification to all of the participant's devices. */
export async function sendTestPush() {
  return answer(api.POST('/api/v1/push/test'))
}

/**
 * Registers a device that is on with the session that has begun, by a new subscription where the browser has lost its
 * own or the operators have replaced the key.
 */
export async function renewPush(): Promise<void> {
  if (!isPushSupported() || Notification.permission !== 'granted' || !isParticipantHere()) return
  const { profile } = await queryClient.ensureQueryData(profileQuery)
  if (pushOwner() !== profile.nip) return
  const key = await queryClient.fetchQuery({ ...pushKeyQuery, staleTime: 0 })
  if (key === null) return
  await register(key)
  await queryClient.invalidateQueries({ queryKey: pushStateQuery(profile.nip).queryKey })
}

/** Ends the notifications of this browser after a sign-out; the server has ended them with the session. */
export async function forgetPush(): Promise<void> {
  setPushOwner(null)
  await (await currentSubscription())?.unsubscribe()
}

/** The sentence after a failure: the server's own, or advice where the browser could not reach its push service. */
export function pushFailure(thrown: unknown): string {
  const sentence = thrown instanceof Failure ? thrown.sentence : null
  return sentence ?? 'Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj ponownie.'
}

function isParticipantHere(): boolean {
  return bearer.isSignedIn() && supportView() === null
}

async function register(key: string) {
  const subscription = await subscriptionBy(key)
  const { keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  const body = { endpoint: subscription.endpoint, p256dh, auth }
  await answer(api.POST('/api/v1/push/subscriptions', { body }))
}

/** The browser's subscription; one by another key is replaced. */
async function subscriptionBy(key: string): Promise<PushSubscription> {
  const { pushManager } = await readyRegistration()
  const known = await pushManager.getSubscription()
  if (known && keyOf(known) === key) return known
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Without a service worker, as with some extensions of the browser, the wait ends with an error. */
function readyRegistration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The service worker has not come')), workerPatience)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}
