import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  type ConsentQuestion,
  consentNeeded,
  consentsSchema,
  idsOf,
  tickedAfter,
  tickedAll,
  tickedOfUnchanged,
} from './consents'

function consent(
  id: number,
  slug: string,
  required: boolean,
  subconsents: ConsentQuestion[] = [],
): ConsentQuestion {
  return { id, slug, content: '<p>Zgoda</p>', required, value: false, subconsents }
}

const questions = [
  consent(1, 'zgoda-1', true),
  consent(2, 'zgoda-2', false),
  consent(3, 'marketing', false, [consent(4, 'marketing-email', false), consent(5, 'marketing-sms', false)]),
]
const none = tickedAll(questions, false)

test.each([
  ['one that stands alone', none, 'zgoda-2', true, [2]],
  ['a whole with its parts', none, 'marketing', true, [3, 4, 5]],
  ['a part with its whole', none, 'marketing-sms', true, [3, 5]],
  ['a whole that goes takes its parts along', tickedAll(questions, true), 'marketing', false, [1, 2]],
  ['the whole stays for another part', tickedAll(questions, true), 'marketing-sms', false, [1, 2, 3, 4]],
])('%s', (_, before, slug, value, ids) => {
  expect(idsOf(questions, tickedAfter(questions, before, slug, value))).toEqual(ids)
})

test('the last part that goes takes the whole along', () => {
  const one = tickedAfter(questions, none, 'marketing-sms', true)
  expect(idsOf(questions, tickedAfter(questions, one, 'marketing-sms', false))).toEqual([])
})

test('the box above all sets every one', () => {
  expect(idsOf(questions, tickedAll(questions, true))).toEqual([1, 2, 3, 4, 5])
  expect(idsOf(questions, none)).toEqual([])
})

test('a required one that is not ticked says so at its own box', () => {
  const schema = z.object({ consents: consentsSchema(questions) })
  const refused = schema.safeParse({ consents: none })
  expect(refused.error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
    { path: ['consents', 'zgoda-1'], message: consentNeeded },
  ])
  expect(schema.safeParse({ consents: { ...none, 'zgoda-1': true } }).success).toBe(true)
})

test('what was ticked of words that have changed since is ticked no more', () => {
  const before = [consent(1, 'rules', true), consent(2, 'data', true, [consent(3, 'sms', false)])]
  const newer = [consent(7, 'rules', true), ...before.slice(1), consent(8, 'new', true)]
  const ticked = { rules: true, data: true, sms: true }
  expect(tickedOfUnchanged(before, newer, ticked)).toEqual({
    rules: false,
    data: true,
    sms: true,
    new: false,
  })
})
