import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { setToastRenderer } from '../../../ui/toast-queue'
import { EInvoiceView } from './EInvoiceView'
import { type EInvoice, invoiceQuery } from './queries'

const consistent = { code: 'consistent', label: 'Spójna z\u00a0KSeF', color: 'yellow' }
const confirmed = { code: 'confirmed', label: 'Potwierdzona', color: 'green' }

const proof = {
  level: consistent,
  ksef_number: '5260250274-20260414-0100001AF629-AF',
  url: 'https://qr.ksef.mf.gov.pl/invoice/5260250274/14-04-2026/x',
  confirmed_at: null,
  confirmed_by: null,
}

const confirmedProof = {
  ...proof,
  level: confirmed,
  confirmed_at: '2026-04-20T08:15:00Z',
  confirmed_by: 'Ewa Nowak',
}

const herbicide = {
  number: 1,
  name: 'Agrosar 360 SL op. 5 L',
  index: 'AGR-5',
  gtin: '5900000000017',
  unit: 'szt.',
  quantity: '4',
  net_value: 100_850,
  proposal: { pack_id: 7, product: 'AGROSAR 360 SL', pack: '5 L', quantity: 4, points: 800, certain: true },
  note: null,
}

const transport = {
  number: 2,
  name: null,
  index: 'TRANS',
  gtin: null,
  unit: null,
  quantity: null,
  net_value: null,
  proposal: null,
  note: 'To nie jest produkt z programu.',
}

function einvoiceWith(content: object = {}, differences: object = {}) {
  const invoice = {
    number: 'FS/12/2026',
    kind: 'Faktura',
    seller: { name: 'Agro-Bzura', nip: '5260250274', address: 'ul. Polna 1, 99-100 Łęczyca' },
    buyer: { name: 'Jan Kowalski', nip: null, address: null },
    issued_on: '2026-04-14',
    delivered_on: null,
    currency: 'PLN',
    total: 124_050,
    lines: [herbicide, transport],
    points: 800,
    ...content,
  }
  return { content: invoice, proof: { ...proof, ...differences }, all_certain: true } as unknown as EInvoice
}

/** The view as the page has it: of the invoice in the cache, which a confirmation renews. */
function OfInvoice() {
  const { data } = useQuery(invoiceQuery('a'))
  return data?.einvoice ? <EInvoiceView id="a" einvoice={data.einvoice} /> : null
}

const notice = vi.fn()

function show(einvoice: EInvoice) {
  return render(
    <QueryClientProvider client={queryClient}>
      <EInvoiceView id="a" einvoice={einvoice} />
    </QueryClientProvider>,
  )
}

/** The whole view with plain spaces. */
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ')
const link = () => screen.queryByRole<HTMLAnchorElement>('link', { name: /^Sprawdź w\sKSeF/ })
const button = () => screen.queryByRole('button', { name: /^Zgadza się z\sKSeF$/ })

async function confirm() {
  const shown = button()
  if (!shown) throw new Error('Nothing can be confirmed')
  await userEvent.click(shown)
}

beforeEach(() => {
  queryClient.clear()
  notice.mockReset()
  setToastRenderer(notice)
})

describe('what stands in the file', () => {
  test('the kind, the number, the parties and the days', () => {
    show(einvoiceWith({ kind: 'Faktura rozliczeniowa', delivered_on: '2026-04-10' }))
    expect(screen.getByRole('heading').textContent).toBe('Faktura rozliczeniowa FS/12/2026')
    expect(text()).toContain('SprzedawcaAgro-BzuraNIP 5260250274ul. Polna 1, 99-100 Łęczyca')
    expect(text()).toContain('NabywcaJan KowalskiWystawiona 14.04.2026, dostawa 10.04.2026')
  })

  test('without a day of delivery and a total neither is named', () => {
    show(einvoiceWith({ total: null }))
    expect(text()).not.toMatch(/dostawa|Razem/)
  })

  test.each([
    ['PLN', '1 240,50 zł'],
    ['EUR', '1 240,50 EUR'],
  ])('the total in %s', (currency, total) => {
    show(einvoiceWith({ currency, lines: [transport] }))
    expect(text()).toContain(`Razem brutto: ${total}Lp.`)
  })

  test('a line with its codes, what it is taken for, its quantity and value', () => {
    show(einvoiceWith())
    const [, first] = within(screen.getByRole('table', { name: 'Pozycje e-faktury' })).getAllByRole('row')
    const line = first?.textContent?.replaceAll('\u00a0', ' ')
    expect(line).toContain('Agrosar 360 SL op. 5 LAGR-5, 5900000000017AGROSAR 360 SL, 4 × 5 L')
    expect(line).toContain('4 szt.')
    expect(line).toContain('1 008,50 zł')
  })

  test('a line outside the programme by its index, with a note and dashes for what it lacks', () => {
    show(einvoiceWith())
    const [, , second] = within(screen.getByRole('table')).getAllByRole('row')
    const cells = within(second as HTMLElement).getAllByRole('cell')
    const texts = cells.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    expect(texts[1]).toBe('TRANSPoza programemTo nie jest produkt z programu.')
    expect(texts.slice(2)).toEqual(['Ilość: —', 'Netto: —'])
  })
})

describe('the proof', () => {
  test('its level, the number in KSeF, the page to compare with and a button to confirm', () => {
    show(einvoiceWith())
    expect(text()).toContain('Spójna z KSeF5260250274-20260414-0100001AF629-AF')
    expect(link()?.href).toBe(proof.url)
    expect([link()?.target, link()?.rel]).toEqual(['_blank', 'noreferrer noopener'])
    expect(button()).toBeTruthy()
    expect(text()).not.toContain('Potwierdzone')
  })

  test('a file without a number says so, and one without an address has no link', () => {
    show(einvoiceWith({}, { ksef_number: null, url: null }))
    expect(text()).toContain('Plik nie podaje numeru w KSeF')
    expect(text()).not.toContain('Sprawdź w KSeF')
  })

  test('what is confirmed says when and by whom, and is not confirmed again', () => {
    show(einvoiceWith({}, confirmedProof))
    expect(text()).toContain('Potwierdzone 20.04.2026, 10:15, Ewa Nowak')
    expect(button()).toBeNull()
    expect(link()).toBeTruthy()
  })

  test('a file that KSeF itself gave says so and when, one that was reported does not', () => {
    const { unmount } = show(einvoiceWith({}, { ...confirmedProof, fetched_at: '2026-04-20T06:05:00Z' }))
    expect(text()).toContain('Plik pochodzi z KSeF (odczytany 20.04.2026, 08:05)')
    unmount()
    show(einvoiceWith({}, confirmedProof))
    expect(text()).not.toContain('Plik pochodzi')
  })

  test('what nobody of the operators has confirmed names none', () => {
    show(einvoiceWith({}, { ...confirmedProof, confirmed_by: null }))
    expect(text()).toContain('Potwierdzone 20.04.2026, 10:15Sprawdź')
  })
})

describe('confirming', () => {
  /** Answers a confirmation, and the invoice as it is before and after it. */
  function server(confirmation: () => Response | Promise<Response>) {
    const requests: string[] = []
    let current = einvoiceWith()
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method === 'GET') return Response.json({ data: { id: 'a', einvoice: current } })
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      current = einvoiceWith({}, confirmedProof)
      return confirmation()
    })
    return requests
  }

  const sent = ['POST /api/v1/backoffice/invoices/a/confirm']

  test('is told, and the invoice is read anew without the button', async () => {
    const requests = server(() => Response.json({ message: 'E-faktura jest potwierdzona' }))
    render(
      <QueryClientProvider client={queryClient}>
        <OfInvoice />
      </QueryClientProvider>,
    )
    await vi.waitFor(() => expect(button()).toBeTruthy())
    await confirm()
    await vi.waitFor(() => expect(button()).toBeNull())
    expect(text()).toContain('Potwierdzona')
    expect(requests).toEqual(sent)
    await vi.waitFor(() =>
      expect(notice.mock.lastCall?.[0]).toEqual({ tone: 'success', title: 'E-faktura jest potwierdzona' }),
    )
  })

  test('is sent once, however often the button is pressed', async () => {
    const requests = server(() => new Promise(() => undefined))
    show(einvoiceWith())
    await confirm()
    await confirm()
    expect(requests).toEqual(sent)
  })

  test('that is refused says why, and can be tried again', async () => {
    const message = 'Nie ma takiej faktury'
    const requests = server(() => Response.json({ error: 'not_found', message }, { status: 404 }))
    show(einvoiceWith())
    await confirm()
    await vi.waitFor(() =>
      expect(notice.mock.lastCall?.[0]).toEqual({ tone: 'danger', title: 'Wystąpił błąd!', text: message }),
    )
    await confirm()
    await vi.waitFor(() => expect(requests).toEqual([...sent, ...sent]))
  })
})
