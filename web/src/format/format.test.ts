import { describe, expect, test } from 'vitest'
import { formatAccount } from './account'
import { formatDay, formatInstant, formatInstantDay } from './dates'
import {
  approximateMoney,
  formatAmount,
  formatAmountRange,
  formatBalance,
  formatChange,
  formatMoney,
  formatNumber,
  formatPoints,
  formatVolume,
} from './numbers'
import { formatPhone } from './phone'
import { counted } from './plural'
import { inSentences, listed, truncate } from './text'

test('of names in a row only the first begins with a capital', () => {
  expect(listed(['Pszenica ozima', 'Żyto', 'Owies'])).toBe('Pszenica ozima, żyto, owies')
  expect(listed([])).toBe('')
})

describe('numbers', () => {
  test('the sums that a transfer may have are short where they are whole', () => {
    const sums = { min_amount: 5_000, max_amount: 500_000, amount_step: 1_050 }
    expect(formatAmountRange(sums)).toBe(
      'od\u00a050\u00a0zł do\u00a05\u00a0000\u00a0zł, co\u00a010,50\u00a0zł',
    )
    expect(formatAmountRange({ min_amount: null, max_amount: null, amount_step: null })).toBeNull()
  })

  test('are grouped from four digits on, by a no-break space', () => {
    expect(formatNumber(1240)).toBe('1\u00a0240')
    expect(formatPoints(62480)).toBe('62\u00a0480\u00a0pkt')
  })

  test('a change has its sign, and a debt a true minus', () => {
    expect([1200, -5000, 0].map(formatChange)).toEqual(['+1\u00a0200', '−5\u00a0000', '0'])
    expect([1200, -5000, 0].map(formatBalance)).toEqual(['1\u00a0200', '−5\u00a0000', '0'])
  })

  test('money comes in grosze and never loses one', () => {
    expect(formatMoney(124050)).toBe('1\u00a0240,50\u00a0zł')
    expect(formatMoney(-5)).toBe('-0,05\u00a0zł')
    expect(formatAmount(123456789012)).toBe('1\u00a0234\u00a0567\u00a0890,12')
  })

  test('volumes drop the zeros at the end', () => {
    expect(formatVolume(20000, 'l')).toBe('20\u00a0l')
    expect(formatVolume(1125, 'kg')).toBe('1,125\u00a0kg')
  })
})

test('days read as day.month.year', () => {
  expect(formatDay('2025-08-20')).toBe('20.08.2025')
})

test('instants are shown in Warsaw time', () => {
  expect(formatInstantDay('2025-08-19T22:30:00Z')).toBe('20.08.2025')
  expect(formatInstant('2025-12-31T23:05:00Z')).toBe('01.01.2026, 00:05')
})

test.each([
  [1, '1\u00a0punkt'],
  [2, '2\u00a0punkty'],
  [5, '5\u00a0punktów'],
  [12, '12\u00a0punktów'],
  [22, '22\u00a0punkty'],
  [1022, '1\u00a0022\u00a0punkty'],
])('%i takes the right noun', (count, text) => {
  expect(counted(count, ['punkt', 'punkty', 'punktów'])).toBe(text)
})

test('a long text is cut at thirty characters with an ellipsis', () => {
  expect(truncate('Żyzna Ziemia Sp. z o.o., Środa Śląska')).toBe('Żyzna Ziemia Sp. z o.o., Środ…')
  expect(truncate('Rolmasz Żnin')).toBe('Rolmasz Żnin')
})

test('an account number is read in fours', () => {
  expect(formatAccount('PL61109010140000071219812874')).toBe(
    'PL61 1090 1014 0000 0712 1981 2874'.replaceAll(' ', '\u00a0'),
  )
})

test('a Polish phone number is read in threes, another stays as it is', () => {
  expect(formatPhone('+48500000010')).toBe('+48\u00a0500\u00a0000\u00a0010')
  expect(formatPhone('+49 30 12345')).toBe('+49 30 12345')
})

test("the server's sentences stand one after another", () => {
  expect(inSentences(['Zamówienie nr 5: to nie przelew', 'Odśwież stronę.'])).toBe(
    'Zamówienie nr 5: to nie przelew. Odśwież stronę.',
  )
})

test.each([
  [95_900, 100, '≈\u00a0959\u00a0zł'],
  [95_950, 100, '≈\u00a0960\u00a0zł'],
  [2_000_000, 100, '≈\u00a020\u00a0000\u00a0zł'],
  [0, 100, '≈\u00a00\u00a0zł'],
  [-5, 100, null],
  [95_900, 0, null],
  [95_900, null, null],
  [95_900, undefined, null],
])('%d points at %s for a złoty are %s', (points, perZloty, text) => {
  expect(approximateMoney(points, perZloty)).toBe(text)
})
