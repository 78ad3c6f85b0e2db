import { afterEach, expect, test } from 'vitest'
import { forgetPostponedPrompts } from '../session/prompt-cookies'
import { hideStandardTripPrompt } from '../session/trip-prompts'
import { newVisit, nextPrompt, type Prompt } from './queue'
import { queuedTrips } from './trips'

const all = { premium: { order: true }, vip: { order: true }, order: true }
const visit = newVisit('/dashboard', 1000)
const promotion: Prompt = {
  modal: 'regulamin',
  rank: 'promotions',
  delay: 3000,
  position: 0,
  sequence: null,
  again: 'never',
  asks: true,
  isReady: true,
}

afterEach(forgetPostponedPrompts)

test('trips ask at once, premium first, before promotions and once in a visit', () => {
  const prompts = [promotion, ...queuedTrips(all, '/dashboard')]
  const order: (string | undefined)[] = []
  const shown = new Map<string, string>()
  for (let turn = 0; turn < 4; turn++) {
    const next = nextPrompt(prompts, { ...visit, shown })
    order.push(next?.modal)
    if (next) shown.set(next.modal, '/dashboard')
  }
  expect(order).toEqual(['zamow-wycieczke-premium', 'zamow-wycieczke-vip', 'zamow-wycieczke', 'regulamin'])
  expect(nextPrompt(prompts, { ...visit, shown })).toBeNull()
})

test('a standard trip that was put off does not ask', () => {
  hideStandardTripPrompt()
  const prompts = queuedTrips({ premium: { order: false }, vip: { order: false }, order: true }, '/dashboard')
  expect(nextPrompt(prompts, visit)).toBeNull()
})
