import { describe, expect, test } from 'vitest'
import {
  giftCardsText,
  missingPoints,
  nextLevel,
  rulesText,
  seasonAgainst,
  seasonEndText,
  tripText,
  unknownText,
  untouchedText,
  waitingText,
} from './copy'

const levels = (reached: number) =>
  [50_000, 75_000, 100_000].map((level, index) => ({
    level,
    value: index < reached,
    date: index < reached ? '2025-03-14T10:00:00Z' : null,
  }))

describe('the next level', () => {
  test('is the first that is not reached', () => {
    expect(nextLevel(levels(2), 86_400)).toEqual({ level: 100_000, missing: 13_600 })
  })

  test('is not one that was reached before a correction took points away', () => {
    expect(nextLevel(levels(1), 48_000)).toEqual({ level: 75_000, missing: 27_000 })
  })

  test('is not one that was added below what somebody has', () => {
    expect(nextLevel(levels(1), 80_000)).toEqual({ level: 100_000, missing: 20_000 })
    expect(nextLevel(levels(2), 100_500)).toBeNull()
  })

  test('is none once all are reached', () => {
    expect(nextLevel(levels(3), 120_000)).toBeNull()
  })
})

test.each([
  [1, '1\u00a0punktu'],
  [2, '2\u00a0punktów'],
  [13_600, '13\u00a0600\u00a0punktów'],
])('%i points are missing in the genitive', (missing, text) => {
  expect(missingPoints(missing)).toBe(text)
})

test.each([
  [0, 'Dziś ostatni dzień sezonu'],
  [1, 'Do końca sezonu został 1\u00a0dzień'],
  [5, 'Do końca sezonu zostało 5\u00a0dni'],
  [72, 'Do końca sezonu zostały 72\u00a0dni'],
  [112, 'Do końca sezonu zostało 112\u00a0dni'],
])('%i days to the end of the season', (days, text) => {
  expect(seasonEndText(days)).toBe(text)
})

test.each([
  [1, '1\u00a0faktura czeka na\u00a0sprawdzenie'],
  [3, '3\u00a0faktury czekają na\u00a0sprawdzenie'],
  [12, '12\u00a0faktur czeka na\u00a0sprawdzenie'],
])('%i invoices wait', (count, text) => {
  expect(waitingText(count)).toBe(text)
})

test.each([
  [1, /^1.faktura czeka na.sprawdzenie, jej pozycje poznamy po.sprawdzeniu$/],
  [2, /^2.faktury czekają na.sprawdzenie, ich pozycje poznamy po.sprawdzeniu$/],
  [5, /^5.faktur czeka na.sprawdzenie, ich pozycje poznamy po.sprawdzeniu$/],
])('the lines of %i invoices are not known yet', (count, text) => {
  expect(unknownText(count)).toMatch(text)
})

test.each([
  [1, '1\u00a0promocja, w\u00a0której nic jeszcze nie masz'],
  [3, '3\u00a0promocje, w\u00a0których nic jeszcze nie masz'],
  [6, '6\u00a0promocji, w\u00a0których nic jeszcze nie masz'],
])('%i promotions are untouched', (count, text) => {
  expect(untouchedText(count)).toBe(text)
})

test.each([
  [15_000, 'Teraz masz o\u00a03\u00a0000\u00a0pkt więcej'],
  [11_000, 'Teraz masz o\u00a01\u00a0000\u00a0pkt mniej'],
  [12_000, 'Teraz masz tyle samo'],
])('%i points against those of last season', (now, against) => {
  expect(seasonAgainst(now, { season: 2024, points: 12_000 })).toBe(
    `O\u00a0tej porze sezonu 2024: 12\u00a0000\u00a0pkt. ${against}`,
  )
})

test.each([
  [1, '1\u00a0karta czeka na\u00a0odbiór', '1\u00a0regulamin promocji czeka na\u00a0Twoją decyzję'],
  [3, '3\u00a0karty czekają na\u00a0odbiór', '3\u00a0regulaminy promocji czekają na\u00a0Twoją decyzję'],
  [8, '8\u00a0kart czeka na\u00a0odbiór', '8\u00a0regulaminów promocji czeka na\u00a0Twoją decyzję'],
])('%i cards or rules wait', (count, giftCards, rules) => {
  expect(giftCardsText(count)).toBe(giftCards)
  expect(rulesText(count)).toBe(rules)
})

test('a trip says by when and how much of it is held, or how much is missing', () => {
  const trip = {
    kind: 'standard',
    name: 'Azory',
    page: '/wycieczka',
    held: 10_000,
    held_text: '10 000 pkt',
    missing_text: '3 000 pkt',
    deadline: '2025-06-06',
  } as const
  const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(withPlainSpaces(tripText({ ...trip, state: 'qualified' }))).toBe(
    'Zamów wycieczkę „Azory” do 06.06.2025, odłożone 10 000 pkt',
  )
  expect(withPlainSpaces(tripText({ ...trip, state: 'qualified', held: 0 }))).toBe(
    'Zamów wycieczkę „Azory” do 06.06.2025',
  )
  expect(withPlainSpaces(tripText({ ...trip, state: 'short' }))).toBe(
    'Uzupełnij 3 000 pkt na wycieczkę „Azory” do 06.06.2025',
  )
})
