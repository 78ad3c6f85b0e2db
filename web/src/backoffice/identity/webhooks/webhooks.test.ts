import { expect, test } from 'vitest'
import { attemptSentence, isUnderWay } from './attempts'
import { eventCodes, eventsFor } from './events'
import type { ListedDelivery } from './queries'

test('a webhook of a client offers the events of its batches only', () => {
  expect(Object.keys(eventsFor(''))).toEqual(eventCodes)
  expect(Object.keys(eventsFor('7'))).toEqual([
    'sales_batch.checked',
    'sales_batch.posted',
    'sales_batch.cancelled',
  ])
})

test('a try says what was answered, or why nothing was', () => {
  const attempt = { number: 2, at: '2025-08-20T07:00:00Z', milliseconds: 1234, answer: null }
  expect(attemptSentence({ ...attempt, status: 503, error: null })).toMatch(
    /^2\. .*: Odpowiedź 503 \(1\s?234\u00a0ms\)$/,
  )
  const late = attemptSentence({ ...attempt, status: null, error: 'Odbiorca nie odpowiedział na czas' })
  expect(late).toContain('Odbiorca nie odpowiedział na czas')
})

test('a log is looked at again while something is under way, not while it waits for its next try', () => {
  const pageOf = (code: string, attempts: number) => ({
    data: { items: [{ attempts, status: { code, label: '', color: 'gray' } } as unknown as ListedDelivery] },
    meta: { total: 1, more_than_total: false, next_cursor: null },
  })
  expect([pageOf('waiting', 0), pageOf('sending', 1)].map((page) => isUnderWay([page]))).toEqual([true, true])
  expect([pageOf('waiting', 3), pageOf('delivered', 1)].map((page) => isUnderWay([page]))).toEqual([
    false,
    false,
  ])
  expect(isUnderWay(undefined)).toBe(false)
})
