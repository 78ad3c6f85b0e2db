import { expect, test } from 'vitest'
import { appealParameter, correctedParameter } from './features/invoices/paths'
import { modalFor } from './modal/modal'
import { modals, promotionModals, tripModals } from './modals'
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
  [{ answer: null, can_answer: false, kind: 'page' }, ['#!regulamin-one-plus-one']],
  [{ answer: true, can_answer: false, kind: 'page', accepted_hash: null }, []],
] as const)('with %o its hashes open %o', (more, hashes) => {
  expect(opens(more)).toEqual(hashes)
})

test('nobody but a participant opens what a promotion asks', () => {
  const rows = promotionModals([{ ...prompt, answer: null }])
  expect(modalFor(rows, '#!regulamin-one-plus-one', 'guest')).toBeNull()
})

test.each([
  ['/dashboard', ['#!zamow-wycieczke-vip']],
  ['/wycieczka-premium', ['#!zamow-wycieczke-vip', '#!order']],
])('at %s of the trips only what may be ordered there opens: %o', (page, hashes) => {
  const rows = tripModals({ premium: { order: false }, vip: { order: true }, order: false }, page)
  const all = ['#!zamow-wycieczke', '#!zamow-wycieczke-premium', '#!zamow-wycieczke-vip', '#!order']
  expect(all.filter((hash) => modalFor(rows, hash, 'retail') !== null)).toEqual(hashes)
})

test.each([
  ['#!szczegoly-faktury', '', null],
  ['#!szczegoly-faktury', '?id=', null],
  ['#!szczegoly-faktury', '?id=7', 'szczegoly-faktury'],
  ['#!szczegoly-zakupow', '?produkt=7', null],
  ['#!szczegoly-zakupow', '?produkt=7&dystrybutor=3', 'szczegoly-zakupow'],
  ['#!potwierdzenie', '?x=1', null],
])('%s beside "%s" opens %s', (hash, search, name) => {
  expect(modalFor(modals, hash, 'retail', search)).toBe(name)
})

test('a partner opens what is about them, and nothing of invoices, points and rewards', () => {
  const whole = '?id=7&produkt=7&dystrybutor=3&content=Gotowe'
  const theirs = Object.keys(modals).filter(
    (name) => modalFor(modals, `#!${name}`, 'participant', whole) !== null,
  )
  expect(theirs).toEqual(['potwierdzenie', 'edycja-danych-profilu', 'uwaga', 'zgody'])
})

test('what is opened in a modal of invoices leaves the address with it', () => {
  expect(modals['zglos-fakture'].parameters).toContain(correctedParameter)
  expect(modals['szczegoly-faktury'].parameters).toContain(appealParameter)
})
