import { expect, test } from 'vitest'
import { modalFor } from './modal/modal'
import { promotionModals } from './modals'
import type { PromotionPrompt } from './session/promotions'

const prompt = {
  name: 'Jeden plus jeden',
  hash: 'regulamin-one-plus-one',
  accepted_hash: 'regulamin-one-plus-one-accepted',
  can_answer: true,
} as PromotionPrompt

const opens = (more: Partial<PromotionPrompt>) => {
  const rows = promotionModals([{ ...prompt, ...more }])
  return ['#!regulamin-one-plus-one', '#!regulamin-one-plus-one-accepted'].filter(
    (hash) => modalFor(rows, hash, 'participant') !== null,
  )
}

test.each([
  [{ answer: null }, ['#!regulamin-one-plus-one']],
  [{ answer: false }, ['#!regulamin-one-plus-one']],
  [{ answer: true }, ['#!regulamin-one-plus-one-accepted']],
  [{ answer: true, accepted_hash: null }, []],
  [{ answer: null, can_answer: false }, []],
])('with %o its hashes open %o', (more, hashes) => {
  expect(opens(more)).toEqual(hashes)
})

test('nobody but a participant opens what a promotion asks', () => {
  const rows = promotionModals([{ ...prompt, answer: null }])
  expect(modalFor(rows, '#!regulamin-one-plus-one', 'guest')).toBeNull()
})
