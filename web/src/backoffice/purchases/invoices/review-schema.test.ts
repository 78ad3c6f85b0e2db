import { expect, test } from 'vitest'
import type { ReviewedInvoice } from './queries'
import { emptyLine, reviewSchema, valuesOf } from './review-schema'

const proposal = {
  pack_id: 7,
  product: 'AGROSAR 360 SL',
  pack: '5\u00a0L',
  quantity: 4,
  points: 800,
  certain: true,
}

const line = {
  number: 1,
  name: 'Agrosar 360 SL op. 5 L',
  index: 'AGR-5',
  gtin: '5900000000017',
  unit: 'szt.',
  quantity: '4',
  net_value: 124_050,
  proposal,
  note: null,
}

type Line = Omit<typeof line, 'name' | 'index' | 'net_value' | 'proposal'> & {
  name: string | null
  index: string | null
  net_value: number | null
  proposal: (Omit<typeof proposal, 'points'> & { points: number | null }) | null
}

/** An invoice as it was reported with an e-invoice of these lines. */
function invoiceWith(lines: readonly Line[], differences: object = {}) {
  const content = {
    number: 'FS/12/2026',
    buyer: { name: 'Gospodarstwo Rolne Jan Kowalski', nip: '5260250274', address: null },
    issued_on: '2026-04-14',
    lines,
  }
  const invoice = { id: 'a', issued_on: null, buyer_name: 'Jan Kowalski', lines: [], einvoice: { content } }
  return { ...invoice, ...differences } as unknown as ReviewedInvoice
}

const typed = { id: 3, pack_id: 9, quantity: 2, net_value: 50_000 }

test('the head is filled from the e-invoice', () => {
  const { issued_on, buyer_name } = valuesOf(invoiceWith([line]))
  expect([issued_on, buyer_name]).toEqual(['14.04.2026', 'Gospodarstwo Rolne Jan Kowalski'])
})

test('a buyer whom the e-invoice does not name is the participant', () => {
  const invoice = invoiceWith([line])
  Object.assign(invoice.einvoice?.content.buyer ?? {}, { name: null })
  expect(valuesOf(invoice).buyer_name).toBe('Jan Kowalski')
})

test('a certain proposal becomes a line that is accepted and whose name is not remembered', () => {
  expect(valuesOf(invoiceWith([line])).lines).toEqual([
    {
      id: null,
      pack_id: '7',
      quantity: 4,
      net_value: 124_050,
      decision: 'accept',
      reason: '',
      remember: false,
      alias: '',
    },
  ])
})

test.each([
  ['its name', line.name, line.index, 'Agrosar 360 SL op. 5 L'],
  ['its index where it has no name', null, line.index, 'AGR-5'],
])('an uncertain proposal is remembered by %s', (_, name, index, alias) => {
  const uncertain = { ...line, name, index, proposal: { ...proposal, certain: false } }
  expect(valuesOf(invoiceWith([uncertain])).lines).toMatchObject([{ pack_id: '7', remember: true, alias }])
})

test('lines outside the programme and lines without points in the season are left out', () => {
  const transport = { ...line, number: 2, name: 'Transport', proposal: null }
  const pointless = { ...line, number: 3, proposal: { ...proposal, pack_id: 8, points: null } }
  const { lines } = valuesOf(invoiceWith([transport, line, pointless]))
  expect(lines.map(({ pack_id }) => pack_id)).toEqual(['7'])
})

test('a line that earns nothing for its size alone is proposed', () => {
  const small = { ...line, proposal: { ...proposal, points: 0 } }
  expect(valuesOf(invoiceWith([small])).lines).toMatchObject([{ pack_id: '7' }])
})

test('an e-invoice without a line of the programme leaves one line to fill in', () => {
  expect(valuesOf(invoiceWith([{ ...line, proposal: null }])).lines).toEqual([emptyLine])
})

test('a value in another currency is left to the operator, and asked for', () => {
  const values = valuesOf(invoiceWith([{ ...line, net_value: null }]))
  expect(values.lines).toMatchObject([{ pack_id: '7', net_value: null }])
  const issues = reviewSchema.safeParse(values).error?.issues ?? []
  expect(issues.map(({ path }) => path.join('.'))).toEqual(['lines.0.net_value'])
})

test('what an e-invoice fills in can be saved as it is', () => {
  const uncertain = { ...line, number: 2, proposal: { ...proposal, certain: false } }
  expect(reviewSchema.safeParse(valuesOf(invoiceWith([line, uncertain]))).success).toBe(true)
})

test('lines that wait keep what was typed, and nothing is added to them', () => {
  const invoice = invoiceWith([line], { lines: [{ ...typed, status: { code: 'pending' } }] })
  expect(valuesOf(invoice).lines).toMatchObject([
    { id: 3, pack_id: '9', quantity: 2, net_value: 50_000, remember: false, alias: '' },
  ])
})

test('a decided invoice is not filled again', () => {
  const invoice = invoiceWith([line], {
    issued_on: '2026-04-10',
    lines: [{ ...typed, status: { code: 'accepted' } }],
  })
  expect(valuesOf(invoice)).toEqual({
    issued_on: '10.04.2026',
    buyer_name: 'Jan Kowalski',
    lines: [emptyLine],
  })
})

test('an invoice without an e-invoice is empty but for its buyer', () => {
  expect(valuesOf(invoiceWith([], { einvoice: null }))).toEqual({
    issued_on: '',
    buyer_name: 'Jan Kowalski',
    lines: [emptyLine],
  })
})
