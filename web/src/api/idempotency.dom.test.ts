import { beforeEach, expect, test, vi } from 'vitest'
import { Failure } from './errors'
import { sendOnce } from './idempotency'

beforeEach(() => sessionStorage.clear())

const order = { reward_id: 7, amount: 10_000 }

/** Sends an order and returns its idempotency key; the outcome is a failure or an answer. */
async function keySent(body: object, outcome?: Failure): Promise<string> {
  let key = ''
  await sendOnce('order', body, async (headers) => {
    key = headers['Idempotency-Key']
    if (outcome) throw outcome
    return 'ok'
  }).catch(() => undefined)
  return key
}

test('the key is kept before the request leaves', async () => {
  await sendOnce('order', order, async (headers) => {
    expect(sessionStorage.getItem('plon-key:order')).toContain(headers['Idempotency-Key'])
    return 'ok'
  })
})

test.each([
  ['a lost answer', new Failure('network')],
  ['a failed server', new Failure('server', { status: 500 })],
  ['a twin still in flight', new Failure('refused', { status: 409 })],
  ['a call to slow down', new Failure('refused', { status: 429 })],
  ['a lost session', new Failure('signedOut', { status: 401 })],
])('%s: the retry repeats the key', async (_, failure) => {
  const first = await keySent(order, failure)
  expect(await keySent(order)).toBe(first)
})

test.each([
  ['an answer', undefined],
  ['a refusal', new Failure('refused', { status: 422 })],
])('%s: the next order gets its own key', async (_, outcome) => {
  const first = await keySent(order, outcome)
  expect(await keySent(order)).not.toBe(first)
})

test('another body is another order', async () => {
  const first = await keySent(order, new Failure('network'))
  expect(await keySent({ ...order, amount: 20_000 })).not.toBe(first)
})

test('what the order says is not kept', async () => {
  await keySent({ city: 'Łęczyca' }, new Failure('network'))
  expect(sessionStorage.getItem('plon-key:order')).not.toContain('Łęczyca')
})

test('without a secure context there is still a key', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(171) })
  expect(await keySent(order)).toBe('ab'.repeat(16))
})
