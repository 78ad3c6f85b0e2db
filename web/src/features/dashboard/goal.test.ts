import { describe, expect, test } from 'vitest'
import type { PromotionProgress } from '../../session/promotions'
import { byCloseness, nearestGoal, type Standing } from './goal'
import type { NearReward } from './queries'

const promotion = (name: string, current: number, target: number, more: object = {}) =>
  ({
    key: name,
    slug: name,
    name,
    current,
    target,
    missing: target - current,
    next_text: `Brakuje ${target - current} L`,
    marks: [{ at: target, at_text: `${target} L`, reward_text: 'karta 500 zł', reached: false }],
    days_left: 9,
    can_answer: true,
    withheld: null,
    waiting: null,
    ...more,
  }) as unknown as PromotionProgress

const waiting = (amount: number, after: number, next: string | null = null) => ({
  waiting: {
    amount,
    amount_text: `${amount} L`,
    after,
    text: `W sprawdzaniu ${amount} L.`,
    next_text: next,
  },
})

const reward = (name: string, price: number, available: number, more: object = {}) =>
  ({
    name,
    slug: name,
    points: price,
    missing_points: price - available,
    available: true,
    ...more,
  }) as unknown as NearReward

const level = (at: number, isReached: boolean) => ({ level: at, value: isReached, date: null })

const none: Standing = {
  promotions: [],
  achievements: [],
  points: { total: 0, available: 0 },
  waitingPoints: 0,
  lacking: [],
  limit: undefined,
}

const rich: Standing = {
  ...none,
  promotions: [promotion('a', 5, 20), promotion('b', 0, 480), promotion('season', 588, 600)],
  achievements: [level(50_000, true), level(75_000, true), level(100_000, false)],
  points: { total: 95_000, available: 19_000 },
  lacking: [
    reward('dron', 20_000, 19_000),
    reward('pompa', 20_500, 19_000),
    reward('agregat', 60_000, 19_000),
  ],
}

const limited: Standing = {
  ...none,
  achievements: [level(3_900_000, true), level(4_500_000, false)],
  points: { total: 4_000_000, available: 120_000 },
  limit: 4_000_000,
}

const newcomer: Standing = {
  ...none,
  promotions: [promotion('a', 0, 20), promotion('b', 0, 480)],
  achievements: [level(50_000, false)],
  lacking: [reward('kubek', 800, 500)],
  points: { total: 0, available: 0 },
}

describe('the nearest goal', () => {
  test.each<[string, Standing, string | null]>([
    ['nothing at all', none, null],
    ['a newcomer, whose goals are all at their start: the first promotion', newcomer, 'a'],
    [
      'a newcomer without promotions: the first level',
      { ...newcomer, promotions: [] },
      'Poziom 50\u00a0000\u00a0pkt',
    ],
    ['98 % of a promotion, among others', rich, 'season'],
    ['the dearest reward of those nearly there', { ...rich, promotions: [] }, 'pompa'],
    [
      'a level, counted from the one before it',
      { ...rich, promotions: [], lacking: [] },
      'Poziom 100\u00a0000\u00a0pkt',
    ],
    ['points at the limit, where no level is ahead', limited, null],
    ['a promotion at the limit', { ...limited, promotions: [promotion('a', 1, 20)] }, 'a'],
    ['a promotion at the limit, not begun', { ...limited, promotions: [promotion('a', 0, 20)] }, 'a'],
    [
      'a level above the limit, which nobody reaches',
      { ...limited, points: { total: 3_950_000, available: 0 } },
      null,
    ],
  ])('of %s', (_, standing, title) => {
    expect(nearestGoal(standing)?.title ?? null).toBe(title)
  })

  test.each<[string, PromotionProgress[], string | null]>([
    [
      'what waits counts, too',
      [promotion('a', 5, 20), promotion('b', 4, 20, waiting(12, 16, 'Brakuje 4 L'))],
      'b',
    ],
    [
      'what waits counts less than what is had',
      [promotion('a', 12, 20), promotion('b', 0, 20, waiting(20, 20))],
      'a',
    ],
    [
      '98 % come first, also where what waits covers the rest',
      [promotion('a', 0, 20, waiting(20, 20)), promotion('b', 588, 600, waiting(140, 728))],
      'b',
    ],
    [
      'what is covered comes before what is barely begun',
      [promotion('a', 0, 20, waiting(20, 20)), promotion('b', 1, 20)],
      'a',
    ],
    [
      'a series is counted from its last reward',
      [promotion('a', 401, 420, { marks: [{ at: 400 }, { at: 420 }] }), promotion('b', 2, 20)],
      'b',
    ],
    ['a promotion whose days are over is none', [promotion('a', 19, 20, { days_left: null })], null],
    ['one that was declined is none', [promotion('a', 19, 20, { withheld: 'declined' })], null],
    [
      'one whose rules can no longer be accepted is none',
      [promotion('a', 19, 20, { withheld: 'undecided', can_answer: false })],
      null,
    ],
    ['one whose rules wait for an answer is one', [promotion('a', 19, 20, { withheld: 'undecided' })], 'a'],
    ['one that is fulfilled is none', [promotion('a', 20, 20, { missing: null })], null],
  ])('%s', (_, promotions, title) => {
    expect(nearestGoal({ ...none, promotions })?.title ?? null).toBe(title)
  })

  test('a reward is none while much is missing, when it is sold out, or when it is a trip', () => {
    const points = { total: 19_000, available: 19_000 }
    const goalOf = (one: NearReward) => nearestGoal({ ...none, points, lacking: [one] })
    expect(goalOf(reward('dron', 21_000, 19_000))?.picture.of).toBe('reward')
    expect(goalOf(reward('dron', 21_500, 19_000))).toBeNull()
    expect(goalOf(reward('dron', 20_000, 19_000, { available: false }))).toBeNull()
    expect(goalOf(reward('Azory', 20_000, 19_000, { trip: 'standard' }))).toBeNull()
  })
})

describe('a goal says', () => {
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

  test('what is missing, and leads to what to buy', () => {
    const goal = nearestGoal({ ...none, promotions: [promotion('a', 5, 20)] })
    expect(goal).toMatchObject({
      sentence: 'Brakuje 15 L',
      after: null,
      action: { label: 'Sprawdź, co kupić', to: '/promocje/a#co-kupic' },
    })
  })

  test('what waits, and invites nobody to buy what is covered', () => {
    const goal = nearestGoal({
      ...none,
      promotions: [promotion('a', 5, 20, waiting(15, 20, 'Brakuje 20 L'))],
    })
    expect(goal).toMatchObject({
      sentence: 'W sprawdzaniu 15 L.',
      after: null,
      waiting: 15,
      action: { label: 'Zobacz promocję', to: '/promocje/a' },
    })
  })

  test('what will be missing even then', () => {
    const goal = nearestGoal({ ...none, promotions: [promotion('a', 5, 20, waiting(10, 15, 'Brakuje 5 L'))] })
    expect(goal).toMatchObject({ sentence: 'W sprawdzaniu 10 L.', after: 'Brakuje 5 L' })
  })

  test.each([
    [0, 'Brakuje Ci 5 000 punktów'],
    [1_200, 'W sprawdzaniu 1 200 pkt. Po przyjęciu zabraknie Ci 3 800 punktów'],
    [5_000, 'W sprawdzaniu 5 000 pkt. Po przyjęciu to wystarczy'],
  ])('of a level, where %s points wait', (waitingPoints, sentence) => {
    const goal = nearestGoal({ ...rich, promotions: [], lacking: [], waitingPoints })
    expect(plain(goal?.sentence)).toBe(sentence)
  })
})

test('promotions are ordered by closeness, those fulfilled last', () => {
  const fulfilled = promotion('done', 20, 20, { missing: null })
  const covered = promotion('covered', 0, 20, waiting(20, 20))
  const order = byCloseness([fulfilled, promotion('a', 5, 20), covered, promotion('b', 15, 20)])
  expect(order.map(({ name }) => name)).toEqual(['b', 'covered', 'a', 'done'])
})
