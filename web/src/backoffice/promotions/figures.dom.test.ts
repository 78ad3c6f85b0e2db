import { expect, test } from 'vitest'
import { shownOf } from './LivePreview'
import { takeUp } from './PublishFigures'
import { newDefinition } from './values'

test('the expected take-up is the share of those whom the promotion is for', () => {
  expect(takeUp({ winners: 12, eligible: 340 })).toBe('12 z\u00a0340\u00a0uczestników (3,5%)')
  expect(takeUp({ winners: 0, eligible: 0 })).toBe('nie wiadomo')
})

test('what is written is shown before it has its texts, and not while its terms are wrong', () => {
  const days = { from: '01.08.2025', to: '31.08.2025' }
  const reward = { points: '50', card: '', value: '' }
  const [mechanic] = newDefinition.terms.mechanics
  if (!mechanic) throw new Error('a new promotion has a reward')
  const terms = {
    ...newDefinition.terms,
    purchases: days,
    accept_by: days.to,
    mechanics: [{ ...mechanic, amount: '20', reward }],
  }
  expect(shownOf({ ...newDefinition, terms })).toMatchObject({
    name: 'Nazwa promocji',
    text: '<p>Opis promocji</p>',
    terms: { accept_by: '2025-08-31' },
  })
  expect(shownOf(newDefinition)).toBeNull()
})
