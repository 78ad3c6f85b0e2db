import { expect, test } from 'vitest'
import { unavailableReason } from './price'
import type { Reward } from './queries'

const trip = {
  trip: 'standard',
  available: true,
  affordable: false,
  points: 90_000,
  missing_points: 1,
} as Reward
const offer = { state: 'missed', may_order: false, sentence: 'Termin zamówienia minął.', page: null } as const

test('a trip past its day says so and is not offered', () => {
  expect(unavailableReason({ ...trip, trip_offer: offer })).toBe('Termin zamówienia minął.')
})

test('a trip that may be ordered is offered whatever it costs: what lacks is made up later', () => {
  expect(
    unavailableReason({ ...trip, trip_offer: { ...offer, state: 'qualified', may_order: true } }),
  ).toBeNull()
})

test('one without a seat left is not', () => {
  const qualified = { ...offer, state: 'qualified', may_order: true } as const
  expect(unavailableReason({ ...trip, available: false, trip_offer: qualified })).toBe('Chwilowo niedostępna')
})
