import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import CorrectionPage from './CorrectionPage'
import CorrectionsPage from './CorrectionsPage'
import type { CorrectionDetails } from './model'

const line = {
  number: 1,
  name: 'Agrosar 360 SL op. 5 L',
  index: null,
  gtin: null,
  unit: 'szt.',
  quantity: '4',
  net_value: 100_850,
  proposal: null,
  note: null,
}

const lineBefore = { ...line, is_before: true }
const lineAfter = { ...line, quantity: '2', net_value: 50_425, is_before: false }

/** A correction that waits for a decision: one line changes, another is undecided. */
export const pending: CorrectionDetails = {
  id: 'k1',
  version: 3,
  number: 'KOR/1',
  distributor: 'Agro-Bzura',
  participant_id: 12,
  participant: 'Jan Kowalski',
  issued_on: '2026-05-12',
  received_at: '2026-05-13T08:00:00Z',
  status: { code: 'pending', label: 'Do sprawdzenia', color: 'yellow' },
  proof: { code: 'consistent', label: 'Spójna z\u00a0KSeF', color: 'yellow' },
  ksef_number: '5260250274-20260512-0100001AF629-AF',
  reason: 'Jedna pozycja nie ma liczby opakowań.',
  url: 'https://qr.ksef.mf.gov.pl/invoice/5260250274/12-05-2026/x',
  correction_reason: 'Zwrot towaru',
  content: {
    number: 'KOR/1',
    kind: 'Korekta',
    seller: { name: 'Agro-Bzura', nip: '5260250274', address: null },
    buyer: { name: 'Jan Kowalski', nip: null, address: null },
    issued_on: '2026-05-12',
    delivered_on: null,
    currency: 'PLN',
    total: null,
    lines: [lineBefore, lineAfter],
    points: 0,
  },
  originals: [
    {
      number: 'FS/12/2026',
      issued_on: '2026-04-14',
      invoice_id: 'f12',
      status: { code: 'accepted', label: 'Zaakceptowana', color: 'green' },
    },
    { number: 'FS/13/2026', issued_on: '2026-04-15', invoice_id: null, status: null },
  ],
  changes: [
    {
      invoice_id: 'f12',
      invoice_number: 'FS/12/2026',
      product: 'AGROSAR 360 SL',
      pack: '5 L',
      quantity_before: 4,
      quantity_after: 2,
      net_value_before: 100_850,
      net_value_after: 50_425,
    },
  ],
  undecided: [{ number: 2, name: 'Rabat za kwartał', why: 'Pozycja nie mówi, ile opakowań wróciło.' }],
  decided_at: null,
  decided_by: null,
}

/** A request that was sent, with its body where it has one. */
interface Sent {
  readonly at: string
  readonly body: unknown
  readonly key: string | null
}

/** Answers requests by method and path, and shows a page of the corrections; returns the list of what it sends. */
export function show(place: string, answers: Readonly<Record<string, () => unknown>>): Sent[] {
  const sent: Sent[] = []
  queryClient.clear()
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.endsWith('/presence')) return Response.json({ data: [] })
    const at = `${request.method} ${pathname.replace('/api/v1/backoffice/einvoice-corrections', '')}${search}`
    const body = request.method === 'POST' ? await request.clone().json() : null
    sent.push({ at, body, key: request.headers.get('Idempotency-Key') })
    const given = answers[at]
    if (!given) throw new Error(`Nothing answers ${at}`)
    return Response.json(given())
  })
  const pages = [
    { path: '/zaplecze/korekty', element: <CorrectionsPage /> },
    { path: '/zaplecze/korekty/:id', element: <CorrectionPage /> },
  ]
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter(pages, { initialEntries: [place] })} />
    </QueryClientProvider>,
  )
  return sent
}
