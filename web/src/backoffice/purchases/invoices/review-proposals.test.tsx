import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { readPageTexts } from './pdf/page-texts'
import { at, row } from './pdf/test-pages'
import { buyer, day, field, leave, net, packField, quantity, show } from './test-review'

vi.mock('./pdf/page-texts', () => ({ readPageTexts: vi.fn() }))

const edges = [50, 350, 450]
const page = [
  at(330, 40, 'Nabywca'),
  at(330, 56, 'Gospodarstwo Kowalski'),
  at(330, 72, 'NIP 5260250274'),
  at(50, 120, 'Data wystawienia: 01.08.2025'),
  ...row(200, edges, ['Nazwa', 'Ilość', 'Wartość netto']),
  ...row(220, edges, ['DOVVO 450 SC 10 L', '3', '4 140,00']),
  ...row(240, edges, ['Agrosar kanister', '2', '1 180,50']),
  ...row(260, edges, ['Transport', '1', '150,00']),
]

const proposed = (pack_id: number, product: string, pack: string, count: number) => ({
  proposal: { pack_id, product, pack, quantity: count, points: 100, certain: false },
  note: null,
})

const suggestions = [
  proposed(9, 'DOVVO 450 SC', '10 L', 3),
  proposed(7, 'AGROSAR 360 SL', '20 L', 2),
  { proposal: null, note: 'To usługa albo opłata, a nie towar.' },
]

const file = { file: { name: 'faktura.pdf', media_type: 'application/pdf' } }

beforeEach(() => {
  vi.mocked(readPageTexts).mockReset().mockResolvedValue([page])
})

afterEach(leave)

describe('lines that the text of a PDF says', () => {
  test('are filled in with the day and the buyer, and one key saves them', async () => {
    const sent = show(file, { proposals: Promise.resolve(suggestions) })
    await screen.findByText(/Pozycje odczytane z\spliku: porównaj je z\sfakturą\./)
    expect(sent).toEqual([
      {
        path: 'proposals',
        body: {
          issued_on: '2025-08-01',
          lines: [
            { name: 'DOVVO 450 SC 10 L', unit: null, quantity: '3', net_value: 414_000 },
            { name: 'Agrosar kanister', unit: null, quantity: '2', net_value: 118_050 },
            { name: 'Transport', unit: null, quantity: '1', net_value: 15_000 },
          ],
        },
      },
    ])
    expect(field(day).value).toBe('01.08.2025')
    expect(field(buyer).value).toBe('Gospodarstwo Kowalski')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zapisz decyzję' })),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toMatchObject({
      issued_on: '2025-08-01',
      buyer_name: 'Gospodarstwo Kowalski',
      lines: [
        { pack_id: 9, quantity: 3, net_value: 414_000 },
        { pack_id: 7, quantity: 2, net_value: 118_050, alias: 'Agrosar kanister' },
      ],
    })
    expect(sent[1]?.body.lines).not.toHaveProperty('0.alias')
  })

  test('are listed where they are left out, with their value and the reason', async () => {
    show(file, { proposals: Promise.resolve(suggestions) })
    const leftOut = await screen.findByRole('region', { name: 'Pozycje pominięte' })
    expect(leftOut.textContent).toMatch(/Transport, 1, 150,00\szł\. To usługa albo opłata, a\snie towar\./)
    expect(leftOut.textContent).not.toContain('DOVVO')
  })

  test('never take the place of what somebody has typed', async () => {
    let answer: (found: object[]) => void = () => {}
    const proposals = new Promise<object[]>((resolve) => {
      answer = resolve
    })
    show(file, { proposals })
    await waitFor(() => expect(document.activeElement).toBe(field(day)))
    await userEvent.keyboard('2.8.2025')
    await userEvent.type(field(quantity), '5')
    answer(suggestions)
    await waitFor(() => expect(field(buyer).value).toBe('Gospodarstwo Kowalski'))
    expect(field(day).value).toBe('02.08.2025')
    expect(screen.getAllByLabelText(quantity)).toHaveLength(1)
    expect(field(quantity).value).toBe('5')
    expect(document.activeElement).toBe(field(quantity))
    expect(screen.queryByText(/Pozycje odczytane/)).toBeNull()
  })

  test('leave the text of a pack alone that is not chosen yet', async () => {
    let answer: (found: object[]) => void = () => {}
    const proposals = new Promise<object[]>((resolve) => {
      answer = resolve
    })
    show({ ...file, issued_on: '2025-08-01' }, { proposals })
    await waitFor(() => expect(document.activeElement).toBe(field(packField)))
    await userEvent.keyboard('le')
    answer(suggestions)
    await waitFor(() => expect(field(buyer).value).toBe('Gospodarstwo Kowalski'))
    expect(field(packField).value).toBe('le')
  })

  test('are told where none is of the programme, above a line to fill in', async () => {
    show(file, {
      proposals: Promise.resolve(suggestions.map(() => ({ proposal: null, note: null }))),
    })
    expect((await screen.findByRole('region', { name: 'Pozycje pominięte' })).textContent).toContain('DOVVO')
    expect(field(packField).value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(field(packField)))
  })
})

describe('what a participant usually buys', () => {
  const usual = [
    { pack_id: 9, product: 'DOVVO 450 SC', pack: '10 L', quantity: 3 },
    { pack_id: 7, product: 'AGROSAR 360 SL', pack: '20 L', quantity: 1 },
  ]
  const known = { issued_on: '2025-08-01', usual }

  test('begins a line each, whose quantity can be typed over', async () => {
    show({ usual })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await userEvent.click(screen.getByRole('button', { name: /^DOVVO/ }))
    expect(field(packField).value).toBe('DOVVO 450 SC, 10 L')
    expect(document.activeElement).toBe(field(quantity))
    await userEvent.keyboard('8')
    expect(field(quantity).value).toBe('8')
    await userEvent.click(screen.getByRole('button', { name: /^AGROSAR/ }))
    expect(field(packField, 1).value).toBe('AGROSAR 360 SL, 20 L')
    expect(field(quantity, 1).value).toBe('1')
    expect(field(net, 1).value).toBe('')
  })

  test('comes first in the list of an empty field', async () => {
    show(known)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await waitFor(() => expect(document.activeElement).toBe(field(packField)))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(field(packField).value).toBe('DOVVO 450 SC, 10 L')
    expect(document.activeElement).toBe(field(quantity))
  })

  test('is not offered where the file proposes lines', async () => {
    show({ ...known, ...file }, { proposals: Promise.resolve(suggestions) })
    await screen.findByText(/Pozycje odczytane/)
    expect(screen.queryByRole('region', { name: 'Zwykle kupuje' })).toBeNull()
  })
})
