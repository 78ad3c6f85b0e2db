import { expect, test } from 'vitest'
import { amountOf } from './progress'

test.each([
  ['0,00 zł', '20 000,00 zł', '0 z 20 000 zł'],
  ['0 zł', '20 000 zł', '0 z 20 000 zł'],
  ['1 240,50 zł', '20 000,00 zł', '1 240,50 z 20 000,00 zł'],
  ['1 240,50 zł', '20 000 zł', '1 240,50 z 20 000 zł'],
  ['500,00 zł', '1 000,50 zł', '500,00 z 1 000,50 zł'],
  ['12,5 L', '20 L', '12,5 z 20 L'],
  ['1 produkt', '3 produktów', '1 z 3 produktów'],
  ['0 opakowań', '1 opakowania', '0 z 1 opakowania'],
  ['62 480 pkt', '75 000 pkt', '62 480 z 75 000 pkt'],
])('%s of %s is "%s"', (amount, whole, text) => {
  const [part, all] = [amount, whole].map((sum) => sum.replaceAll(' ', '\u00a0'))
  expect(amountOf(part ?? '', all ?? '').replaceAll('\u00a0', ' ')).toBe(text)
})

test('the amount does not part from what it is a part of', () => {
  expect(amountOf('5 L', '20\u00a0L')).toBe('5 z\u00a020\u00a0L')
})
