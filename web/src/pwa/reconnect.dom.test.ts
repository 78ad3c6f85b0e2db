import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../api/client'
import { watchConnection } from './reconnect'

const sender = { followOutbox: vi.fn(), sendWaitingReports: vi.fn() }
const load = vi.fn()

/** Has the next import of the sender's code fail, or bring it. */
function setLoadable(isLoadable: boolean) {
  vi.doMock('../session/outbox-sender', () => {
    load()
    if (!isLoadable) throw new TypeError('Failed to fetch dynamically imported module')
    return sender
  })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a sender whose code did not load is loaded again once the page is seen or there may be a connection', async () => {
  setLoadable(false)
  watchConnection()
  bearer.signIn('t')
  await vi.advanceTimersByTimeAsync(1500)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  setLoadable(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  setLoadable(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(sender.followOutbox).toHaveBeenCalledOnce())
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1500)
  /* From then on the sender listens itself. */
  expect(sender.sendWaitingReports).not.toHaveBeenCalled()
})
