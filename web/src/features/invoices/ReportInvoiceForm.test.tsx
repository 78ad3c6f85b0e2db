import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { distributorsQuery } from '../../session/distributors'
import { settingsQuery } from '../../session/settings'
import { setToastRenderer } from '../../ui/toast-queue'
import ReportInvoiceModal from './ReportInvoiceModal'

const { readInvoiceCode, save } = vi.hoisted(() => ({ readInvoiceCode: vi.fn(), save: vi.fn() }))
vi.mock('../../pictures/qr/read-invoice-code', () => ({ readInvoiceCode }))
vi.mock('../../api/download', async (original) => ({ ...(await original<object>()), saveFile: save }))
/* Fetch carries the upload, whose own transport has tests beside it. */
vi.mock('../../api/upload', () => ({ withProgress: () => (request: Request) => fetch(request) }))

const bzura = { id: 2, distributor_name: 'Agro-Bzura', nip: '5260250274' }
const rolmasz = { id: 5, distributor_name: 'Rolmasz Żnin', nip: '1234563218' }

const sample = { code: 'sale', label: 'Sprzedaż: trzy produkty', file: '5260250274-20260414.xml' }

const einvoice = {
  file: 'faktura.xml',
  verdict: 'ready',
  reason: null,
  id: null,
  content: {
    number: 'FS/12/2026',
    seller: { name: 'Agro-Bzura', nip: bzura.nip, address: null },
    issued_on: '2026-04-14',
    currency: 'PLN',
    total: 124_050,
    lines: [],
    points: 0,
  },
}

function fileOf(name: string, type: string) {
  return new File([type === 'application/pdf' ? '%PDF-1.7' : '<Faktura/>'], name, { type })
}

const pdf = fileOf('faktura.pdf', 'application/pdf')
const otherPdf = fileOf('inna.pdf', 'application/pdf')

/** The code of an invoice of that seller. */
function codeOf(sellerNip: string) {
  return { sellerNip, issuedOn: '2026-04-14', hash: 'x', url: 'https://qr.ksef.mf.gov.pl/invoice/x' }
}

type Answer = () => Response

const answers: Record<string, Answer> = {
  '/api/v1/distributors/options': () => Response.json({ data: [bzura, rolmasz] }),
  '/api/v1/invoices/recent-distributors': () => Response.json({ data: [] }),
  '/api/v1/invoices/einvoices/read': () =>
    Response.json({ data: { einvoices: [einvoice], ignored: [], ready: 1, points: 0 } }),
  '/api/v1/invoices/einvoices': () =>
    Response.json({ data: { einvoices: [], ignored: [] }, message: 'Dodaliśmy e-fakturę' }, { status: 201 }),
  '/api/v1/invoices/submit': () =>
    Response.json({ data: { id: 'a', known: false }, message: 'Dodaliśmy fakturę' }, { status: 201 }),
  '/api/demo/einvoices': () => Response.json({ data: [sample] }),
  '/api/demo/einvoices/sale': () =>
    new Response('<Faktura/>', { headers: { 'content-type': 'application/xml' } }),
}

/** Answers by path, and keeps the paths that were asked for. */
function server(differences: Record<string, Answer> = {}) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    requests.push(pathname)
    return { ...answers, ...differences }[pathname]?.() ?? Response.json({}, { status: 500 })
  })
  return requests
}

const notice = vi.fn()

/** Shows the modal once the distributors are there. */
async function show({ demo = null, ...differences }: { demo?: object | null; [path: string]: unknown } = {}) {
  const requests = server(differences as Record<string, Answer>)
  queryClient.setQueryData(settingsQuery.queryKey, { demo } as never)
  const modal = <ReportInvoiceModal name="zglos-fakture" close={() => undefined} />
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: modal }])} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(queryClient.getQueryData(distributorsQuery.queryKey)).toBeTruthy())
  return { requests, ...shown }
}

const picker = () => screen.getByLabelText<HTMLInputElement>(/^(Wybierz|Zmień) plik$/)
const pick = (...files: File[]) => userEvent.upload(picker(), files)
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: /^Plik faktury/ }), { dataTransfer: { files } })
const title = () => screen.getByRole('heading', { level: 2 }).textContent
const distributor = () => screen.getByRole<HTMLInputElement>('combobox')
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

async function choose(name: string) {
  await userEvent.clear(distributor())
  await userEvent.type(distributor(), name)
  await userEvent.click(await screen.findByRole('option'))
}

/** Finds the form's note on the code that it has read, with plain spaces. */
async function findCodeNote(seller: RegExp) {
  const note = await screen.findByText(seller)
  return note.textContent?.replaceAll('\u00a0', ' ')
}

beforeEach(() => {
  queryClient.clear()
  for (const mock of [notice, save]) mock.mockReset()
  readInvoiceCode.mockReset().mockResolvedValue(undefined)
  setToastRenderer(notice)
  Element.prototype.scrollIntoView = vi.fn()
})

describe('choosing e-invoices', () => {
  test.each([
    ['an XML by its name', fileOf('faktura.xml', '')],
    ['an XML by its type', fileOf('faktura', 'text/xml')],
    ['a ZIP by its name', fileOf('SEZON.ZIP', '')],
    ['a ZIP by its type', fileOf('sezon', 'application/zip')],
  ])('%s leads to their form, dropped as well as picked', async (_, file) => {
    const first = await show()
    drop(file)
    expect(title()).toBe('Zgłoś e-fakturę')
    first.unmount()
    await show()
    await userEvent.setup({ applyAccept: false }).upload(picker(), file)
    expect(title()).toBe('Zgłoś e-fakturę')
    expect(readInvoiceCode).not.toHaveBeenCalled()
  })

  test('several files are taken together', async () => {
    const { requests } = await show()
    expect(picker().multiple).toBe(true)
    await pick(fileOf('a.xml', 'text/xml'), fileOf('b.xml', 'text/xml'))
    expect(title()).toBe('Zgłoś e-faktury')
    await screen.findByText('FS/12/2026')
    expect(requests.filter((path) => path.endsWith('/read'))).toHaveLength(1)
  })

  test('the picker offers XML and ZIP', async () => {
    await show()
    expect(picker().accept.split(',')).toEqual(
      expect.arrayContaining(['application/pdf', '.xml', '.zip', 'text/xml', 'application/zip']),
    )
  })

  test('a PDF stays in the form', async () => {
    const { requests } = await show()
    drop(pdf)
    expect(await screen.findByText('faktura.pdf')).toBeTruthy()
    expect(title()).toBe('Zgłoś fakturę')
    expect(requests).not.toContain('/api/v1/invoices/einvoices/read')
  })

  test('several PDFs are no pages of one invoice: they are offered as invoices of their own', async () => {
    await show()
    await pick(pdf, new File(['%PDF-1.7'], 'druga.pdf', { type: 'application/pdf' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Każdy PDF to osobna faktura/)
    expect(screen.queryByText('faktura.pdf')).toBeNull()
    expect(screen.getByRole('button', { name: /Zgłoś jako 2\sosobne faktury/ })).toBeTruthy()
  })

  test('what was sent is confirmed, and another one can be reported', async () => {
    await show()
    drop(fileOf('faktura.xml', 'text/xml'))
    await screen.findByText('FS/12/2026')
    await press('Wyślij')
    expect(await screen.findByText('Co teraz?')).toBeTruthy()
    expect(title()).toBe('Dodaliśmy e-fakturę')
    await press('Zgłoś kolejną')
    expect(title()).toBe('Zgłoś fakturę')
  })

  test('the way back leads to the form', async () => {
    await show()
    drop(fileOf('faktura.xml', 'text/xml'))
    await screen.findByText('FS/12/2026')
    await press('Wybierz inny plik')
    expect(title()).toBe('Zgłoś fakturę')
  })
})

describe('the code on a file', () => {
  test('chooses the distributor by NIP and says so', async () => {
    readInvoiceCode.mockResolvedValue(codeOf(bzura.nip))
    await show()
    drop(pdf)
    expect(await findCodeNote(/^Odczytaliśmy/)).toBe(
      'Odczytaliśmy kod KSeF: Agro-Bzura, 14.04.2026. Wpisz jeszcze numer faktury. Jeśli masz plik XML tej faktury z KSeF, wyślij go: nie trzeba niczego przepisywać.',
    )
    expect(distributor().value).toBe('Agro-Bzura')
    expect(readInvoiceCode.mock.lastCall?.[0]).toBe(pdf)
  })

  test('leaves a distributor that was chosen by hand', async () => {
    readInvoiceCode.mockResolvedValue(codeOf(bzura.nip))
    await show()
    await choose('Rolmasz')
    drop(pdf)
    await findCodeNote(/kod KSeF: Agro-Bzura/)
    expect(distributor().value).toBe('Rolmasz Żnin')
  })

  test('tells of a seller outside the programme, whom nothing is chosen for', async () => {
    readInvoiceCode.mockResolvedValue(codeOf('7010009325'))
    await show()
    drop(pdf)
    expect(await findCodeNote(/^Odczytaliśmy/)).toContain(
      'Odczytaliśmy kod KSeF, ale sprzedawca (NIP 7010009325) nie jest dystrybutorem w programie.',
    )
    expect(distributor().value).toBe('')
  })

  test('is no longer awaited once another file is chosen, and then read from that one', async () => {
    const signals: AbortSignal[] = []
    const finish: ((code: unknown) => void)[] = []
    readInvoiceCode.mockImplementation((_: File, signal: AbortSignal) => {
      signals.push(signal)
      return new Promise((resolve) => finish.push(resolve))
    })
    const { unmount } = await show()
    drop(pdf)
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    expect(signals[0]?.aborted).toBe(false)
    drop(otherPdf)
    await vi.waitFor(() => expect(signals).toHaveLength(2))
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    finish[0]?.(codeOf(rolmasz.nip))
    finish[1]?.(codeOf(bzura.nip))
    await findCodeNote(/kod KSeF: Agro-Bzura/)
    expect(distributor().value).toBe('Agro-Bzura')
    unmount()
    expect(signals[1]?.aborted).toBe(true)
  })

  test('of another file replaces the distributor that the first one had brought', async () => {
    readInvoiceCode.mockResolvedValueOnce(codeOf(bzura.nip)).mockResolvedValueOnce(codeOf(rolmasz.nip))
    await show()
    drop(pdf)
    await findCodeNote(/kod KSeF: Agro-Bzura/)
    drop(otherPdf)
    await findCodeNote(/kod KSeF: Rolmasz/)
    await vi.waitFor(() => expect(distributor().value).toBe('Rolmasz Żnin'))
  })

  test('goes with its file', async () => {
    readInvoiceCode.mockResolvedValue(codeOf(bzura.nip))
    await show()
    drop(pdf)
    await findCodeNote(/^Odczytaliśmy/)
    await press('Usuń plik')
    expect(screen.queryByText(/^Odczytaliśmy/)).toBeNull()
  })

  test('takes back the complaint that the distributor is missing', async () => {
    let found: (code: unknown) => void = () => undefined
    readInvoiceCode.mockReturnValue(new Promise((resolve) => (found = resolve)))
    await show()
    drop(pdf)
    await vi.waitFor(() => expect(readInvoiceCode).toHaveBeenCalledOnce())
    await press('Wyślij zgłoszenie')
    await vi.waitFor(() => expect(screen.getAllByText('Pole jest wymagane')).toHaveLength(2))
    found(codeOf(bzura.nip))
    await findCodeNote(/kod KSeF: Agro-Bzura/)
    expect(screen.getAllByText('Pole jest wymagane')).toHaveLength(1)
  })

  test.each([
    ['a file without one', () => readInvoiceCode.mockResolvedValue(undefined)],
    ['a reader that fails', () => readInvoiceCode.mockRejectedValue(new Error('No worker'))],
  ])('%s leaves the form as it is', async (_, given) => {
    given()
    await show()
    drop(pdf)
    await vi.waitFor(() => expect(readInvoiceCode).toHaveBeenCalledOnce())
    await readInvoiceCode.mock.results[0]?.value.catch(() => undefined)
    expect(await screen.findByText('faktura.pdf')).toBeTruthy()
    expect(screen.queryByText(/^Odczytaliśmy/)).toBeNull()
    expect(distributor().value).toBe('')
  })

  test('of the next invoice comes before the distributor of the previous one', async () => {
    readInvoiceCode.mockResolvedValueOnce(codeOf(bzura.nip)).mockResolvedValueOnce(codeOf(rolmasz.nip))
    await show()
    drop(pdf)
    await findCodeNote(/kod KSeF: Agro-Bzura/)
    await userEvent.type(screen.getByLabelText(/^Numer faktury/), 'FS/12/2026')
    await press('Wyślij zgłoszenie')
    await screen.findByText('Co teraz?')
    await press('Zgłoś kolejną')
    expect(distributor().value).toBe('Agro-Bzura')
    drop(otherPdf)
    await findCodeNote(/kod KSeF: Rolmasz/)
    await vi.waitFor(() => expect(distributor().value).toBe('Rolmasz Żnin'))
  })
})

describe('samples', () => {
  test('outside the demo there are none, and none are asked for', async () => {
    const { requests } = await show()
    expect(screen.queryByText('Przykładowe e-faktury')).toBeNull()
    expect(requests).not.toContain('/api/demo/einvoices')
  })

  test('in the demo one can be tried as if its file had been chosen', async () => {
    await show({ demo: {} })
    await userEvent.click(await screen.findByText('Przykładowe e-faktury'))
    await press('Wypróbuj: Sprzedaż: trzy produkty')
    await vi.waitFor(() => expect(title()).toBe('Zgłoś e-fakturę'))
    expect(await screen.findByText('FS/12/2026')).toBeTruthy()
  })

  test('one can be saved under its own name', async () => {
    await show({ demo: {} })
    await userEvent.click(await screen.findByText('Przykładowe e-faktury'))
    await press('Pobierz: Sprzedaż: trzy produkty')
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(save.mock.lastCall?.[1]).toBe(sample.file)
    expect(title()).toBe('Zgłoś fakturę')
  })

  test('one that cannot be had is told of, and the form stays', async () => {
    const message = 'Zbyt wiele prób. Spróbuj za chwilę.'
    await show({
      demo: {},
      '/api/demo/einvoices/sale': () => Response.json({ error: 'slow_down', message }, { status: 429 }),
    })
    await userEvent.click(await screen.findByText('Przykładowe e-faktury'))
    await press('Wypróbuj: Sprzedaż: trzy produkty')
    await vi.waitFor(() =>
      expect(notice.mock.lastCall?.[0]).toEqual({ tone: 'danger', title: 'Wystąpił błąd!', text: message }),
    )
    expect(title()).toBe('Zgłoś fakturę')
  })
})
