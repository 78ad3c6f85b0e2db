import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { profileQuery, type User } from '../session/session'
import { setSupportView } from '../session/support-view'
import {
  forgetPush,
  pushFailure,
  pushStateQuery,
  renewPush,
  turnPushOff,
  turnPushOn,
  workerPatience,
} from './push-device'
import { pushOwner, setPushOwner } from './push-owner'
import { endpoint, keys, replacedKey, serverKey, testPush } from './test-push'

const account = '5260250274'

let push: ReturnType<typeof testPush>
let sent: { path: string; body: unknown }[] = []

function serve({ key = serverKey as string | null, status = 200 } = {}) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname: path } = new URL(request.url)
    if (request.method === 'GET') return Response.json({ data: { public_key: key } })
    sent.push({ path, body: await request.json() })
    return Response.json({ data: null, message: status === 200 ? 'Zapisane' : 'Nie teraz' }, { status })
  })
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  sent = []
  serve()
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  queryClient.setQueryData(profileQuery.queryKey, { profile: { nip: account } } as User)
})
afterEach(() => {
  push.remove()
  setSupportView(null)
})

const state = () => queryClient.fetchQuery(pushStateQuery(account))

const registered = (key: string) => ({
  path: '/api/v1/push/subscriptions',
  body: { endpoint: `${endpoint}/${key}`, ...keys },
})

/** A device on which the participant has turned notifications on. */
function deviceThatIsOn(key: string | null = serverKey) {
  push = testPush({ permission: 'granted', key })
  setPushOwner(account)
}

test.each([
  ['that was never used', {}, null, 'off'],
  ['that is blocked', { permission: 'denied', key: serverKey }, account, 'blocked'],
  ['that is on', { permission: 'granted', key: serverKey }, account, 'on'],
  ['that somebody else has turned on', { permission: 'granted', key: serverKey }, '9512345673', 'off'],
  ['whose subscription is gone', { permission: 'granted' }, account, 'off'],
  ['whose worker has not come', { permission: 'granted', hasWorker: false }, account, 'off'],
] as const)('a device %s', async (_, browser, owner, expected) => {
  push = testPush(browser)
  setPushOwner(owner)
  expect(await state()).toBe(expected)
})

test('a browser without push is unsupported', async () => {
  push = testPush()
  push.remove()
  expect(await state()).toBe('unsupported')
})

test('turning on asks first, subscribes with the server’s key and registers the device', async () => {
  push = testPush()
  expect(await turnPushOn(account, serverKey)).toBe(true)
  expect(push.calls).toEqual(['ask', `subscribe ${serverKey} true`])
  expect(sent).toEqual([registered(serverKey)])
  expect(await state()).toBe('on')
})

test.each(['denied', 'default'] as const)('after the answer %s nothing is subscribed', async (answer) => {
  push = testPush({ answer })
  expect(await turnPushOn(account, serverKey)).toBe(false)
  expect(push.calls).toEqual(['ask'])
  expect(sent).toEqual([])
  expect(pushOwner()).toBeNull()
})

test('a device that the server refuses stays off', async () => {
  push = testPush()
  serve({ status: 429 })
  await expect(turnPushOn(account, serverKey)).rejects.toThrow('Nie teraz')
  expect(await state()).toBe('off')
})

test('a service worker that does not come ends the wait', async () => {
  push = testPush({ hasWorker: false })
  vi.useFakeTimers()
  const turning = turnPushOn(account, serverKey)
  const refusal = expect(turning).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(workerPatience)
  await refusal
  vi.useRealTimers()
})

test('turning off removes the device on the server and in the browser', async () => {
  deviceThatIsOn()
  await turnPushOff()
  const body = { endpoint: `${endpoint}/${serverKey}` }
  expect(sent).toEqual([{ path: '/api/v1/push/subscriptions/remove', body }])
  expect(push.calls).toEqual([`unsubscribe ${serverKey}`])
  expect(await state()).toBe('off')
})

test('a device that the server could not remove stays on', async () => {
  deviceThatIsOn()
  serve({ status: 429 })
  await expect(turnPushOff()).rejects.toThrow()
  expect(push.calls).toEqual([])
  expect(await state()).toBe('on')
})

test('a session that begins takes the device over', async () => {
  deviceThatIsOn()
  await renewPush()
  expect(push.calls).toEqual([])
  expect(sent).toEqual([registered(serverKey)])
})

test.each([
  ['whose key the operators have replaced', replacedKey, [`unsubscribe ${replacedKey}`]],
  ['whose subscription the browser has lost', null, []],
])('a device %s is subscribed anew', async (_, key, before) => {
  deviceThatIsOn(key)
  await renewPush()
  expect(push.calls).toEqual([...before, `subscribe ${serverKey} true`])
  expect(sent).toEqual([registered(serverKey)])
})

test.each<[string, () => void]>([
  ['nobody has turned them on', () => setPushOwner(null)],
  ['somebody else has turned them on', () => setPushOwner('9512345673')],
  ['the browser no longer permits them', () => Object.assign(push.browser, { permission: 'denied' })],
  ['the operators have switched push off', () => serve({ key: null })],
  ['nobody is signed in', () => vi.spyOn(bearer, 'isSignedIn').mockReturnValue(false)],
  [
    'support only looks',
    () => setSupportView({ participant: 'Jan Kłos', nip: account, expires_at: '2025-08-20T10:00:00Z' }),
  ],
])('where %s, a session takes nothing over', async (_, change) => {
  deviceThatIsOn()
  change()
  await renewPush()
  expect(push.calls).toEqual([])
  expect(sent).toEqual([])
})

test('after a sign-out the browser has no subscription, and the server is not called', async () => {
  deviceThatIsOn()
  await forgetPush()
  expect(push.calls).toEqual([`unsubscribe ${serverKey}`])
  expect([pushOwner(), sent]).toEqual([null, []])
})

test('a failure has the server’s sentence, or advice where the browser failed', async () => {
  push = testPush()
  serve({ status: 429 })
  const refused = await turnPushOn(account, serverKey).catch(pushFailure)
  push.browser.problem = new DOMException('push service not available', 'AbortError')
  push.browser.key = null
  const failed = await turnPushOn(account, serverKey).catch(pushFailure)
  expect([refused, failed]).toEqual(['Nie teraz', expect.stringMatching(/^Sprawdź połączenie/)])
})
