import { expect, test } from 'vitest'
import { lacksLittle, sectionsOf, standingOf, unavailableReason } from './price'
import type { Reward } from './queries'

const trip = {
  trip: 'standard',
  available: true,
  affordable: false,
  points: 90_000,
  missing_points: 1,
} as Reward
const offer = {
  state: 'missed',
  may_order: false,
  is_over: true,
  sentence: 'Termin zamówienia minął.',
  page: null,
} as const
const running = { ...offer, is_over: false } as const

test('a trip past its day says so and is not offered', () => {
  expect(unavailableReason({ ...trip, trip_offer: offer })).toBe('Termin zamówienia minął.')
})

test('a trip that may be ordered is offered whatever it costs: what lacks is made up later', () => {
  expect(
    unavailableReason({ ...trip, trip_offer: { ...running, state: 'qualified', may_order: true } }),
  ).toBeNull()
})

test('one without a seat left is not', () => {
  const qualified = { ...running, state: 'qualified', may_order: true } as const
  expect(unavailableReason({ ...trip, available: false, trip_offer: qualified })).toBe('Chwilowo niedostępna')
})

test.each([
  [{ state: 'missed', is_over: true }, 'over'],
  [{ state: 'lapsed', page: '/wycieczka', is_over: true }, 'over'],
  [{ state: 'unqualified', page: '/wycieczka' }, 'unearned'],
  [{ state: 'unqualified', page: '/wycieczka', is_over: true }, 'over'],
  [{ state: 'unqualified' }, 'over'],
  [{ state: 'short', page: '/wycieczka' }, 'ordered'],
  [{ state: 'ordered' }, 'ordered'],
  [{ state: 'completed' }, 'ordered'],
] as const)('a trip with %j is %s', (its, kind) => {
  expect(standingOf({ ...trip, trip_offer: { ...running, ...its } }).kind).toBe(kind)
})

const parcel = { available: true, affordable: false, points: 20_000, within_reach: false } as Reward

test.each([
  [9_999, true],
  [10_000, false],
  [0, true],
])('a reward of 20 000 points that lacks %d is near: %s', (missing, isNear) => {
  expect(lacksLittle({ ...parcel, missing_points: missing })).toBe(isNear)
})

test('nothing is near that is sold out, and no trip, for which other points count', () => {
  expect(lacksLittle({ ...parcel, missing_points: 5, available: false })).toBe(false)
  expect(lacksLittle({ ...trip, trip_offer: { ...running, state: 'unqualified' } })).toBe(false)
})

test('recommended rewards stand in three parts in the order of the server, and last what is over or sold out', () => {
  const rewards = [
    { ...parcel, id: 1, within_reach: true },
    { ...trip, id: 2, within_reach: false, trip_offer: { ...running, state: 'unqualified', page: '/w' } },
    { ...trip, id: 6, within_reach: false, trip_offer: offer },
    { ...parcel, id: 7, available: false },
    { ...parcel, id: 3, missing_points: 100 },
    { ...parcel, id: 4, missing_points: 400 },
    { ...parcel, id: 5, missing_points: 15_000 },
  ] as Reward[]
  const parts = sectionsOf(rewards).map(({ title, rewards }) => [title, rewards.map(({ id }) => id)])
  expect(parts).toEqual([
    ['W\u00a0Twoim zasięgu', [1]],
    ['Brakuje niewiele', [3, 4]],
    ['Pozostałe nagrody', [2, 5, 6, 7]],
  ])
})

test('where nothing is near there is no heading of what is left', () => {
  expect(sectionsOf([{ ...parcel, missing_points: 15_000 }]).map(({ title }) => title)).toEqual([''])
})
