import { describe, expect, test } from 'vitest'
import { mostLines } from './lines'
import { readInvoice } from './read-invoice'
import type { PageText } from './rows'
import { at, row } from './test-pages'

const nip = '5260250274'

function linesOf(...pages: PageText[][]) {
  return readInvoice(pages, nip).lines
}

const simple = [50, 350, 450]
const simpleHead = row(200, simple, ['Nazwa', 'Ilość', 'Wartość netto'])

test('a page without text gives nothing', () => {
  expect(readInvoice([], nip)).toEqual({ issued_on: null, buyer: null, lines: [] })
  expect(readInvoice([[], [at(50, 50, ' ')]], nip)).toEqual({ issued_on: null, buyer: null, lines: [] })
})

test('a text without a table has no lines', () => {
  expect(linesOf([at(50, 50, 'Faktura FV/1/2025'), at(50, 80, 'Nazwa banku'), at(50, 90, '3')])).toEqual([])
})

describe('the lines', () => {
  test('are read by the columns of a table, up to its sum', () => {
    const page = [
      ...simpleHead,
      ...row(225, simple, ['DOVVO 450 SC 10 L', '3', '4 140,00']),
      ...row(245, simple, ['AGROSAR 360 SL 20 L', '2', '1 180,50']),
      ...row(262, simple, ['', 'Razem netto', '5 320,50']),
      ...row(282, simple, ['Do zapłaty', '1', '5 746,14']),
    ]
    expect(linesOf(page)).toEqual([
      { name: 'DOVVO 450 SC 10 L', unit: null, quantity: '3', net_value: 414_000 },
      { name: 'AGROSAR 360 SL 20 L', unit: null, quantity: '2', net_value: 118_050 },
    ])
  })

  test('keep apart prices, rates and gross values, beneath a head on two rows', () => {
    const edges = [30, 60, 250, 290, 330, 390, 450, 490]
    const page = [
      ...row(200, edges, ['Lp.', 'Nazwa towaru', 'Ilość', 'J.m.', 'Cena', 'Wartość', 'VAT', 'Wartość']),
      ...row(212, edges, ['', 'lub usługi', '', '', 'netto', 'netto', '', 'brutto']),
      ...row(230, edges, ['1', 'DOVVO 450 SC 10 L', '3,00', 'szt.', '1380,00', '4140,00', '8%', '4471,20']),
      ...row(245, edges, ['2', 'Leptosar 200 SE', '1', 'op.', '99,00', '99,00', '8%', '106,92']),
      at(60, 262, 'W tym'),
    ]
    expect(linesOf(page)).toEqual([
      { name: 'DOVVO 450 SC 10 L', unit: 'szt.', quantity: '3,00', net_value: 414_000 },
      { name: 'Leptosar 200 SE', unit: 'op.', quantity: '1', net_value: 9_900 },
    ])
  })

  test("leave out the seller's codes, and what a line has twice", () => {
    const edges = [30, 50, 120, 300, 350, 400, 470]
    const page = [
      ...row(200, edges, ['Nr', 'Kod', 'Nazwa', 'Opis', 'Ilość', 'Kwota netto', 'Wart. netto']),
      ...row(220, edges, ['1', 'ŚOR-29', 'DOVVO 450 SC', 'kanister', '3', '10,00', '30,00']),
    ]
    expect(linesOf(page)).toEqual([{ name: 'DOVVO 450 SC', unit: null, quantity: '3', net_value: null }])
  })

  test('have a unit beside the quantity where there is no column for it', () => {
    const page = [...simpleHead, ...row(220, simple, ['DOVVO 450 SC', '1 000 szt.', '12.345,60 zł'])]
    expect(linesOf(page)).toEqual([
      { name: 'DOVVO 450 SC', unit: 'szt.', quantity: '1 000', net_value: 1_234_560 },
    ])
  })

  test('join the words of a name and the digits of a sum that are texts of their own', () => {
    const page = [
      ...simpleHead,
      at(50, 220, 'DOVVO'),
      at(80, 220.8, '450'),
      at(100, 219.5, 'SC'),
      ...row(220, [350, 450, 458], ['3', '4', '140,00']),
    ]
    expect(linesOf(page)).toEqual([{ name: 'DOVVO 450 SC', unit: null, quantity: '3', net_value: 414_000 }])
  })

  test('go on with a name that is wrapped below its figures', () => {
    const page = [
      ...simpleHead,
      ...row(220, simple, ['Środek ochrony roślin', '3', '10,00']),
      at(50, 232, 'DOVVO 450 SC'),
      at(50, 244, 'kanister 10 L'),
      ...row(256, simple, ['AGROSAR 360 SL', '1', '20,00']),
      at(50, 268, 'opakowanie 20 L'),
    ]
    expect(linesOf(page).map(({ name }) => name)).toEqual([
      'Środek ochrony roślin DOVVO 450 SC kanister 10 L',
      'AGROSAR 360 SL opakowanie 20 L',
    ])
  })

  test('go around figures that stand in the middle of a wrapped name', () => {
    const page = [
      ...simpleHead,
      at(50, 220, 'DOVVO 450 SC'),
      ...row(226, simple, ['', '3', '10,00']),
      at(50, 232, 'kanister 10 L'),
      at(50, 250, 'AGROSAR 360 SL'),
      ...row(256, simple, ['', '1', '20,00']),
      at(50, 262, '20 L'),
    ]
    expect(linesOf(page).map(({ name }) => name)).toEqual([
      'DOVVO 450 SC kanister 10 L',
      'AGROSAR 360 SL 20 L',
    ])
  })

  test('leave out returns, and rows without a name', () => {
    const page = [
      ...simpleHead,
      ...row(220, simple, ['DOVVO 450 SC', '-3', '-10,00']),
      ...row(240, simple, ['', '1', '20,00']),
      ...row(260, simple, ['AGROSAR 360 SL', '1', 'gratis']),
    ]
    expect(linesOf(page)).toEqual([{ name: 'AGROSAR 360 SL', unit: null, quantity: '1', net_value: null }])
  })

  test('go on over pages, with the head again or without it', () => {
    const next = [...row(60, simple, ['AGROSAR 360 SL', '2', '20,00'])]
    const again = [
      ...row(50, simple, ['Nazwa', 'Ilość', 'Wartość netto']),
      ...row(70, simple, ['LEPTOSAR', '1', '5,00']),
    ]
    const first = [...simpleHead, ...row(220, simple, ['DOVVO 450 SC', '3', '10,00'])]
    expect(linesOf(first, next, again).map(({ name }) => name)).toEqual([
      'DOVVO 450 SC',
      'AGROSAR 360 SL',
      'LEPTOSAR',
    ])
  })

  test('end at a sum, so that the terms on the next page are no lines', () => {
    const first = [
      ...simpleHead,
      ...row(220, simple, ['DOVVO 450 SC', '3', '10,00']),
      ...row(240, simple, ['', 'Razem', '10,00']),
    ]
    expect(linesOf(first, row(60, simple, ['Paragraf', '2', '20,00']))).toHaveLength(1)
  })

  test('are no more than the server takes', () => {
    const many = Array.from({ length: mostLines + 20 }, (_, place) =>
      row(220 + 20 * place, simple, [`DOVVO ${place}`, '1', '1,00']),
    )
    expect(linesOf([...simpleHead, ...many.flat()])).toHaveLength(mostLines)
  })
})

describe('the issue date', () => {
  test.each([
    ['Data wystawienia: 01.08.2025', '2025-08-01'],
    ['Data wystawienia: 2025-08-01 Data sprzedaży: 2025-07-31', '2025-08-01'],
    ['Data sprzedaży: 31-07-2025, wystawiono: 1/08/2025', '2025-08-01'],
    ['Wystawiona w dniu 1 sierpnia 2025 r.', '2025-08-01'],
    ['Data wyst. 05.10.2025', '2025-10-05'],
    ['Data sprzedaży: 31.07.2025', null],
    ['Data wystawienia: 31.02.2025', null],
  ])('of "%s"', (text, day) => {
    expect(readInvoice([[at(50, 50, text)]], nip).issued_on).toBe(day)
  })

  test('may stand under its label, beside another one', () => {
    const edges = [50, 200, 350]
    const page = [
      ...row(50, edges, ['Data sprzedaży', 'Data wystawienia', 'Termin płatności']),
      ...row(64, edges, ['31.07.2025', '01.08.2025', '15.08.2025']),
    ]
    expect(readInvoice([page], nip).issued_on).toBe('2025-08-01')
  })
})

describe('the buyer', () => {
  const sides = [50, 330]

  test.each(['526-025-02-74', 'PL5260250274', '526 025 02 74'])('is named above the NIP %s', (written) => {
    const page = [
      ...row(60, sides, ['Sprzedawca:', 'Nabywca:']),
      ...row(76, sides, ['Agro-Bzura Sp. z o.o.', 'Gospodarstwo Rolne']),
      ...row(92, sides, ['ul. Młyńska 1', 'Stanisław Kłos']),
      ...row(108, sides, ['99-400 Łowicz', 'Polna 14']),
      ...row(124, sides, ['NIP 9990039393', `NIP ${written}`]),
    ]
    expect(readInvoice([page], nip).buyer).toBe('Gospodarstwo Rolne Stanisław Kłos')
  })

  test('may be named beside the label', () => {
    const page = [at(50, 60, 'Nabywca: Jan Kowalski'), at(50, 76, 'ul. Polna 1'), at(50, 92, `NIP: ${nip}`)]
    expect(readInvoice([page], nip).buyer).toBe('Jan Kowalski')
  })

  test('with another NIP is not the participant', () => {
    const page = [at(50, 60, 'Nabywca'), at(50, 76, 'Jan Kowalski'), at(50, 92, 'NIP 9990039393')]
    expect(readInvoice([page], nip).buyer).toBeNull()
  })
})
