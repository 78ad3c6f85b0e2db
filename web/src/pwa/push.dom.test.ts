import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../api/client'
import { setPushOwner } from '../notifications/push-owner'
import { testPush } from '../notifications/test-push'
import { setSupportView } from '../session/support-view'
import { delay, followPush } from './push'

const device = vi.hoisted(() => ({ renewPush: vi.fn(), forgetPush: vi.fn() }))
vi.mock('../notifications/push-device', () => device)

let push: ReturnType<typeof testPush>
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  bearer.forget()
  device.renewPush.mockReset().mockResolvedValue(undefined)
  device.forgetPush.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('fetch', async () => Response.json({}))
  push = testPush()
  stop = followPush()
  setPushOwner('5260250274')
})
afterEach(() => {
  stop()
  push.remove()
  setSupportView(null)
  localStorage.clear()
  vi.useRealTimers()
})

/** Lets the code that is loaded on demand come. */
const loaded = () => vi.dynamicImportSettled()

test('a session that begins renews the device, after the first page’s data', async () => {
  bearer.signIn('t1')
  await vi.advanceTimersByTimeAsync(delay - 1)
  await loaded()
  expect(device.renewPush).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loaded()
  expect(device.renewPush).toHaveBeenCalledOnce()
})

test('a sign-in over the page of a session that has run out renews it too', async () => {
  bearer.signIn('t1')
  await vi.advanceTimersByTimeAsync(delay)
  bearer.expire()
  bearer.expire()
  bearer.signIn('t2')
  bearer.signIn('t3')
  await vi.advanceTimersByTimeAsync(delay)
  await loaded()
  expect(device.renewPush).toHaveBeenCalledTimes(2)
})

test('an address that the browser has replaced is passed on at once', async () => {
  push.post({ kind: 'notification' })
  await loaded()
  expect(device.renewPush).not.toHaveBeenCalled()
  push.post({ kind: 'subscription' })
  await loaded()
  expect(device.renewPush).toHaveBeenCalledOnce()
})

test('a sign-out ends the notifications of this browser; a session that has run out does not', async () => {
  bearer.signIn('t1')
  bearer.expire()
  await loaded()
  expect(device.forgetPush).not.toHaveBeenCalled()
  bearer.signOut()
  await loaded()
  expect(device.forgetPush).toHaveBeenCalledOnce()
})

test('the end of support’s view ends nothing', async () => {
  setSupportView({ participant: 'Jan Kłos', nip: '5260250274', expires_at: '2025-08-20T10:00:00Z' })
  bearer.borrow('t1')
  bearer.signOut()
  await loaded()
  expect(device.forgetPush).not.toHaveBeenCalled()
})

test('where nobody has turned them on, nothing is done', async () => {
  setPushOwner(null)
  bearer.signIn('t1')
  await vi.advanceTimersByTimeAsync(delay)
  bearer.signOut()
  await loaded()
  expect([device.renewPush.mock.calls, device.forgetPush.mock.calls]).toEqual([[], []])
})

test('a failure disturbs nobody', async () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined)
  device.renewPush.mockRejectedValue(new Error('no'))
  push.post({ kind: 'subscription' })
  await vi.waitFor(() => expect(debug).toHaveBeenCalledOnce())
})
