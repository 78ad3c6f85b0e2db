import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '../api/errors'
import { delayedNow, sendAllNow, sendLater, sendNow, undoDelayed, undoTime } from './delayed'

const place = '/zaplecze/faktury/a'

function change(id: string, send = vi.fn(async () => undefined)) {
  sendLater({ id, title: `Faktura ${id}`, place, send })
  return send
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const { id } of delayedNow()) undoDelayed(id)
  vi.useRealTimers()
})

test('a change goes out when its time is over, and not before', async () => {
  const send = change('a')
  await vi.advanceTimersByTimeAsync(undoTime - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledExactlyOnceWith(false)
  expect(delayedNow()).toEqual([])
})

test('what is taken back is never sent, and what waits beside it is', async () => {
  const [first, second] = [change('a'), change('b')]
  expect(undoDelayed('b')).toBe(true)
  await vi.advanceTimersByTimeAsync(undoTime)
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
})

test('what is on its way can no longer be taken back and is not sent twice', async () => {
  let arrive = () => {}
  const send = change(
    'a',
    vi.fn(() => new Promise<undefined>((resolve) => (arrive = () => resolve(undefined)))),
  )
  const sent = sendNow('a')
  expect(undoDelayed('a')).toBe(false)
  await sendNow('a')
  await vi.advanceTimersByTimeAsync(undoTime)
  arrive()
  await sent
  expect(send).toHaveBeenCalledOnce()
})

test('a failure stays with its sentence until it is sent again', async () => {
  const send = vi.fn<() => Promise<undefined>>()
  send.mockRejectedValueOnce(
    new Failure('refused', { status: 409, body: { message: 'Ktoś zmienił te dane' } }),
  )
  send.mockResolvedValueOnce(undefined)
  change('a', send)
  await sendAllNow()
  expect(delayedNow()[0]?.state).toEqual({ kind: 'failed', sentence: 'Ktoś zmienił te dane' })
  await sendAllNow()
  expect(delayedNow()).toEqual([])
})

test('leaving the page sends all at once', () => {
  const [first, second] = [change('a'), change('b')]
  window.dispatchEvent(new Event('pagehide'))
  expect(first).toHaveBeenCalledExactlyOnceWith(true)
  expect(second).toHaveBeenCalledExactlyOnceWith(true)
  expect(delayedNow()).toEqual([])
})
