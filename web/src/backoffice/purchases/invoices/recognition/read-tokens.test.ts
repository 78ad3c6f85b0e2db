import { describe, expect, test } from 'vitest'
import { mergedTokens, type Token } from './page-tokens'
import { readTokens } from './read-tokens'
import { leaning, line, tilted } from './test-pages'
import { photoBlock, photoScattered, scanBlock, scanScattered } from './test-tokens'

const nip = '5260250274'

const edges = [100, 160, 640, 740, 840, 980, 1100]
const head = line(400, edges, ['Lp.', 'Nazwa', 'J.m.', 'Ilość', 'Cena netto', 'VAT', 'Wartość netto'])
const first = line(450, edges, ['1', 'DOVVO 450 SC 10 L', 'szt.', '3', '1380,00', '8%', '4 140,00'])
const second = line(500, edges, ['2', 'RZEPARD Trawa 5 L', 'szt.', '2', '445,00', '8%', '890,00'])
const sum = line(560, [840, 1100], ['Razem netto', '5 030,00 zł'])
const page = [...head, ...first, ...second, ...sum]

function linesOf(tokens: readonly Token[]) {
  return readTokens([tokens], nip).lines
}

/** The line that stands first on the page, with other figures. */
function firstLine(figures: readonly string[]) {
  return linesOf([...head, ...line(450, edges, ['1', 'DOVVO 450 SC 10 L', ...figures]), ...sum])[0]
}

describe('the sample invoices', () => {
  test('are read from a scan', () => {
    expect(readTokens([mergedTokens(scanScattered, scanBlock)], nip)).toEqual({
      issued_on: '2025-08-18',
      buyer: 'Gospodarstwo Rolne Stanisław Kłos',
      isComplete: true,
      lines: [
        {
          name: 'AGROSAR Ultra 480 SL 20L',
          unit: 'szt.',
          quantity: '12',
          net_value: 804_000,
          isDoubtful: false,
        },
        { name: 'ADIPLON Zwilżacz 5 L', unit: 'szt.', quantity: '1', net_value: 32_000, isDoubtful: false },
      ],
    })
  })

  test('are read from a tilted photo', () => {
    expect(readTokens([mergedTokens(photoScattered, photoBlock)], nip)).toEqual({
      issued_on: '2025-08-14',
      buyer: 'Gospodarstwo Rolne Stanisław Kłos',
      isComplete: true,
      lines: [
        { name: 'DOWVO 450 SC 10L', unit: 'szt.', quantity: '3', net_value: 414_000, isDoubtful: false },
        {
          name: 'RZEPARD Trawa 150 EC 5L',
          unit: 'szt.',
          quantity: '2',
          net_value: 89_000,
          isDoubtful: false,
        },
      ],
    })
  })
})

describe('the lines', () => {
  const expected = [
    { name: 'DOVVO 450 SC 10 L', unit: 'szt.', quantity: '3', net_value: 414_000, isDoubtful: false },
    { name: 'RZEPARD Trawa 5 L', unit: 'szt.', quantity: '2', net_value: 89_000, isDoubtful: false },
  ]

  test('are read by the columns of a table', () => {
    expect(linesOf(page)).toEqual(expected)
  })

  test.each([0.02, -0.02])('come out whole where the page still goes down by %d', (slope) => {
    expect(linesOf(tilted(page, slope))).toEqual(expected)
  })

  test.each([0.1, -0.1])('keep their columns where these lean by %d', (slant) => {
    const narrow = [100, 150, 350, 420, 500, 600, 660]
    const rows = [
      ['Lp.', 'Nazwa', 'J.m.', 'Ilość', 'Cena', 'VAT', 'Wartość netto'],
      ...Array.from({ length: 8 }, () => [
        '1',
        'DOVVO 450 SC 10 L',
        'szt.',
        '3',
        '1380,00',
        '8%',
        '4 140,00',
      ]),
    ]
    const tokens = rows.flatMap((texts, place) => line(400 + 40 * place, narrow, texts))
    expect(linesOf(leaning(tokens, slant))).toEqual(Array.from({ length: 8 }, () => expected[0]))
  })

  test('have the parts of a name that stand apart', () => {
    const apart = [100, 160, 290, 400, 640, 740, 840, 980, 1100]
    const rows = [
      ...line(450, apart, ['1', 'DOVVO', '450 SC', '10 L', 'szt.', '3', '1380,00', '8%', '4 140,00']),
      ...line(500, apart, ['2', 'RZEPARD', 'Trawa', '5 L', 'szt.', '2', '445,00', '8%', '890,00']),
    ]
    expect(linesOf([...head, ...rows, ...sum])).toEqual(expected)
  })

  test('are not mistaken by words of titles that stand far above', () => {
    const above = line(300, [640], ['Stawka podatku kwota brutto'])
    expect(linesOf([...above, ...page])).toEqual(expected)
  })

  test('are found beneath a head with mistaken letters', () => {
    const misread = line(400, edges, ['Lp.', 'Nazva', '.m.', 'llość', 'Cenańetto', 'VAT', 'Wartość nefto'])
    expect(linesOf([...misread, ...first, ...second, ...sum])).toEqual(expected)
  })

  test('are found beneath a head of three rows, whose titles almost touch', () => {
    const narrow = [100, 160, 640, 735, 795, 980, 1100]
    const rows = [
      ...line(380, narrow, ['', '', '', '', 'Cena', '', 'Wartość']),
      ...line(400, narrow, ['Lp.', 'Nazwa towaru', 'J.m.', 'Ilość', 'jedn.', 'VAT', '']),
      ...line(420, narrow, ['', '', '', '', 'netto', '', 'netto']),
    ]
    expect(linesOf([...rows, ...first, ...second, ...sum])).toEqual(expected)
  })

  test('take the net value from a column of which only one word is read', () => {
    const titles = ['Lp.', 'Nazwa', 'J.m.', 'Ilość', 'Cena', 'VAT']
    for (const title of ['Wartość', 'netto'])
      expect(linesOf([...line(400, edges, [...titles, title]), ...first, ...second, ...sum])).toEqual(
        expected,
      )
  })

  test('are told apart from a page without a table', () => {
    expect(linesOf(line(400, [100], ['Przyczepa nazwana inaczej']))).toEqual([])
    expect(linesOf([])).toEqual([])
  })
})

describe('figures', () => {
  test('are sound where the quantity times the price is the net value', () => {
    expect(firstLine(['szt.', '3', '1 380,00', '8%', '4 140,00'])?.isDoubtful).toBe(false)
    expect(firstLine(['l', '2,5', '33,33', '8%', '83,33'])?.isDoubtful).toBe(false)
  })

  test('are sound less a discount that stands in the line', () => {
    const discount = [...edges.slice(0, 5), 980, 1050, 1150]
    const titles = line(400, discount, [
      'Lp.',
      'Nazwa',
      'J.m.',
      'Ilość',
      'Cena',
      'Rabat',
      'VAT',
      'Wartość netto',
    ])
    const row = line(450, discount, ['1', 'DOVVO 450 SC', 'szt.', '3', '1000,00', '10,00', '8%', '2 700,00'])
    expect(linesOf([...titles, ...row, ...sum])[0]?.isDoubtful).toBe(false)
  })

  test.each([
    ['a mistaken quantity', ['szt.', '8', '1380,00', '8%', '4 140,00']],
    ['a mistaken value', ['szt.', '3', '1380,00', '8%', '4 740,00']],
    ['a mistaken price', ['szt.', '3', '380,00', '8%', '4 140,00']],
    ['no price', ['szt.', '3', '', '8%', '4 140,00']],
    ['no unit, which might be litres', ['', '3', '1380,00', '8%', '4 140,00']],
  ])('are in doubt with %s', (_, figures) => {
    expect(firstLine(figures)?.isDoubtful).toBe(true)
  })

  test('are not complete where the lines do not make the sum, or the sum is not read', () => {
    expect(readTokens([page], nip).isComplete).toBe(true)
    expect(readTokens([[...head, ...second, ...sum]], nip).isComplete).toBe(false)
    expect(readTokens([[...head, ...first, ...second]], nip).isComplete).toBe(false)
  })

  test.each(['szt,', 'szt', 'sz.', 'szl.', 's2t.'])('count pieces where the unit is read as %s', (unit) => {
    expect(firstLine([unit, '3', '1380,00', '8%', '4 140,00'])?.unit).toBe('szt.')
  })

  test('keep another unit', () => {
    expect(firstLine(['kg', '3', '1380,00', '8%', '4 140,00'])?.unit).toBe('kg')
  })
})
