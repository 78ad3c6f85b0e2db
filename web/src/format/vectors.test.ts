import { describe, expect, test } from 'vitest'
import money from '../../../data/vectors/money-format.json'
import noBreakTexts from '../../../data/vectors/no-break.json'
import numbers from '../../../data/vectors/number-format.json'
import plurals from '../../../data/vectors/plural.json'
import thousandths from '../../../data/vectors/thousandths-format.json'
import { formatMoney, formatNumber, formatVolume } from './numbers'
import { counted } from './plural'
import { noBreak, noBreakParts } from './text'

describe('what the server writes, the browser writes too', () => {
  test.each(numbers)('$text: $why', ({ number, text }) => {
    expect(formatNumber(number)).toBe(text)
  })

  test.each(money)('$text: $why', ({ grosze, text }) => {
    expect(formatMoney(grosze)).toBe(text)
  })

  test.each(thousandths)('$text: $why', ({ thousandths, text }) => {
    expect(formatVolume(thousandths, 'L')).toBe(`${text}\u00a0L`)
  })

  test.each(plurals)('$text: $why', ({ number, text }) => {
    expect(counted(number, ['punkt', 'punkty', 'punktów'])).toBe(text)
  })

  test.each(noBreakTexts)('$text: $why', ({ text, parts }) => {
    expect(noBreakParts(text)).toEqual(parts)
    expect(noBreak(text)).toBe(parts.join(''))
  })
})
