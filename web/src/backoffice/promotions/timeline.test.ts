import { expect, test } from 'vitest'
import { daysText, notesOf, publicationText } from './calendar-texts'
import type { CalendarPromotion } from './queries'
import { calendarOf, calendarPromotion } from './test-calendar'
import { axisOf, barOf, listOf, monthsOf, overlaps, pointOf } from './timeline'

const promotion = calendarPromotion()

function of(first_day: string, last_day: string, rest: Partial<CalendarPromotion> = {}): CalendarPromotion {
  return calendarPromotion({ first_day, last_day, purchases: { from: first_day, to: last_day }, ...rest })
}

test('the axis has the months of the season', () => {
  const months = monthsOf(calendarOf([promotion]))
  expect([months.length, months[0], months[2], months.at(-1)]).toEqual([12, '2024-11', '2025-01', '2025-10'])
})

test('a promotion that begins before its season or ends after it widens the axis by whole months', () => {
  const months = monthsOf(calendarOf([of('2024-09-20', '2025-11-02')]))
  expect([months.length, months[0], months.at(-1)]).toEqual([15, '2024-09', '2025-11'])
})

test('the months fill the axis, each as wide as its days', () => {
  const { months } = axisOf(calendarOf([]))
  expect(months.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100)
  const [november, december] = months
  expect(december?.left).toBeCloseTo(november?.width ?? 0)
  expect((december?.width ?? 0) / (november?.width ?? 1)).toBeCloseTo(31 / 30)
})

test('a bar covers its last day, and a day is marked in its middle', () => {
  const axis = axisOf(calendarOf([]))
  expect(barOf(axis, '2024-11-01', '2025-10-31')).toEqual({ left: 0, width: 100 })
  expect(barOf(axis, '2024-11-01', '2024-11-01').width).toBeCloseTo(100 / 365)
  expect(pointOf(axis, '2024-11-01')).toBeCloseTo(50 / 365)
  expect(pointOf(axis, '2025-11-01')).toBeNull()
  expect(pointOf(axis, '2024-10-31')).toBeNull()
})

test('promotions of one audience overlap where a purchase may count in both', () => {
  const one = of('2025-08-01', '2025-08-31')
  const others = [
    of('2025-08-31', '2025-09-30', { id: 2 }),
    of('2025-09-01', '2025-09-30', { id: 3 }),
    of('2025-08-01', '2025-08-31', { id: 4, audience: 'program.partner' }),
    of('2025-08-01', '2025-08-31', { id: 5, state: 'withdrawn' }),
    of('2025-08-01', '2025-08-31', { id: 6, purchases: { from: '2025-09-01', to: '2025-09-30' } }),
  ]
  expect(overlaps(one, [one, ...others])).toBe(1)
  expect(overlaps({ ...one, state: 'withdrawn' }, [one, ...others])).toBe(0)
})

test('the list has a promotion where it begins, names it in the months that follow, and leaves empty months out', () => {
  const list = listOf(calendarOf([of('2025-05-10', '2025-07-01')]))
  expect(
    list.map(({ month, starting, continuing, state }) => [month, starting.length, continuing.length, state]),
  ).toEqual([
    ['2025-05', 1, 0, 'past'],
    ['2025-06', 0, 1, 'past'],
    ['2025-07', 0, 1, 'past'],
    ['2025-08', 0, 0, 'current'],
  ])
})

test('days are written once where they are one', () => {
  expect(daysText('2025-08-01', '2025-08-31')).toBe('01.08.2025\u00a0– 31.08.2025')
  expect(daysText('2025-08-01', '2025-08-01')).toBe('01.08.2025')
})

test.each([
  [{}, null],
  [{ revision: 0, publish_at: '2025-08-21T06:00:00Z' }, 'publikacja 21.08.2025, 08:00'],
  [{ publish_at: '2025-08-21T06:00:00Z' }, 'zmiana 21.08.2025, 08:00'],
  [{ publish_at: '2025-08-21T06:00:00Z', refused: true }, 'szkic nieopublikowany 21.08.2025, 08:00'],
])('the publication of %j is told as %s', (rest, text) => {
  expect(publicationText({ ...promotion, ...rest })).toBe(text)
})

test('what the bar and its marks show is told in words', () => {
  const one = {
    ...promotion,
    first_day: '2025-06-01',
    declaration: { from: '2025-06-01', to: '2025-06-30', fulfil_by: '2025-08-31' },
    accept_by: '2025-07-31',
    drafted: true,
    for_selected: true,
  }
  expect(notesOf(one, [one, { ...promotion, id: 2 }, { ...promotion, id: 3 }])).toEqual([
    'deklaracje 01.06.2025\u00a0– 30.06.2025',
    'zakupy 01.08.2025\u00a0– 31.08.2025',
    'akceptacja do\u00a031.07.2025',
    'dla segmentu',
    'jest szkic zmiany',
    'w\u00a0tym czasie też 2\u00a0inne',
  ])
  expect(notesOf(promotion, [promotion])).toEqual([])
})
