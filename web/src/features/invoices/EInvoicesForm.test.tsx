import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { setToastRenderer } from '../../ui/toast-queue'
import { EInvoicesForm } from './EInvoicesForm'

/* Fetch carries the upload, whose own transport has tests beside it. */
vi.mock('../../api/upload', () => ({
  withProgress: (onProgress: (part: number) => void) => (request: Request) => {
    onProgress(0.4)
    return fetch(request)
  },
}))

const sale = new File(['<Faktura/>'], 'sprzedaz.xml', { type: 'text/xml' })
const advance = new File(['<Faktura/>'], 'zaliczka.xml', { type: 'text/xml' })

const herbicide = {
  number: 1,
  name: 'AGROSAR 360 SL op. 5 l',
  index: 'AGR-5',
  proposal: { pack_id: 7, product: 'AGROSAR 360 SL', pack: '5 L', quantity: 4, points: 1_200, certain: true },
}
const guessed = {
  number: 2,
  name: 'Dovvo kanister dziesiątka',
  index: null,
  proposal: { pack_id: 8, product: 'DOVVO', pack: '10 L', quantity: 1, points: null, certain: false },
}
const transport = { number: 3, name: 'Transport', index: null, proposal: null }
const nameless = { number: 4, name: null, index: null, proposal: null }

/** A file that can be sent, as the server reads it. */
function ready(differences: object = {}) {
  const content = {
    number: 'FS/12/2026',
    seller: { name: 'Agro-Bzura', nip: '5260250274', address: null },
    issued_on: '2026-04-14',
    currency: 'PLN',
    total: 124_050,
    lines: [herbicide],
    points: 1_200,
  }
  return {
    file: 'sprzedaz.xml',
    verdict: 'ready',
    reason: null,
    id: null,
    content: { ...content, ...differences },
  }
}

const known = {
  ...ready({ number: 'FS/9/2026' }),
  verdict: 'known',
  reason: 'Faktura FS/9/2026 jest już w programie.',
}
const refused = {
  file: 'zdjęcie.xml',
  verdict: 'refused',
  reason: 'To nie jest e-faktura.',
  id: null,
  content: null,
}

function readOf(...einvoices: { verdict: string; content: { points: number } | null }[]) {
  const taken = einvoices.filter(({ verdict }) => verdict === 'ready')
  const points = taken.reduce((sum, { content }) => sum + (content?.points ?? 0), 0)
  return { einvoices, ignored: [] as string[], ready: taken.length, points }
}

type Answer = () => Response | Promise<Response>

const never: Answer = () => new Promise(() => undefined)
const refusal = (sentence: string) => () =>
  Response.json({ error: 'invalid', errors: { einvoices: [sentence] } }, { status: 422 })

/** Answers the reading and the reports, these in turn, and keeps what was reported. */
function server(reading: Answer | object, ...reports: Answer[]) {
  const reported: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/read'))
      return typeof reading === 'function' ? reading() : Response.json({ data: reading })
    reported.push(request)
    return reports[reported.length - 1]?.() ?? Response.json({}, { status: 500 })
  })
  return reported
}

const onBack = vi.fn()
const onReported = vi.fn()
const notice = vi.fn()

function show(...files: File[]) {
  const form = <EInvoicesForm files={files} onBack={onBack} onReported={onReported} />
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />
    </QueryClientProvider>,
  )
}

/** The text with plain spaces. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const cards = () => screen.findAllByText(/^(Gotowa do wysłania|Już zgłoszona|Nie przyjmiemy)$/)
const card = async (label: string) => plain((await screen.findByText(label)).closest('li')?.textContent)
const sendButton = () => screen.getByRole('button', { name: /^Wyślij/ })
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  queryClient.clear()
  for (const mock of [onBack, onReported, notice]) mock.mockReset()
  setToastRenderer(notice)
  Element.prototype.scrollIntoView = vi.fn()
})

describe('reading', () => {
  test('the wait for the server is said, and nothing can be sent meanwhile', () => {
    server(never)
    show(sale)
    expect(screen.getByRole('status').textContent).toBe('Czytamy pliki…')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('files that are not read say why, and lead back', async () => {
    server(refusal('Archiwum jest zabezpieczone hasłem. Wyślij je bez hasła.'))
    show(sale)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Archiwum jest zabezpieczone hasłem. Wyślij je bez hasła.',
    )
    expect(screen.queryByRole('status')).toBeNull()
    await press(/^Wybierz inny plik$/)
    expect(onBack).toHaveBeenCalledOnce()
  })

  test('a server that fails without a sentence is told of all the same', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    server(() => Response.json({}, { status: 500 }))
    show(sale)
    expect((await screen.findByRole('alert')).textContent).toBe('Wystąpił błąd!')
  })

  test('a connection that comes back does not read again', async () => {
    const reading = vi.fn(() => Response.json({ data: readOf(ready()) }))
    server(reading)
    vi.useFakeTimers({ toFake: ['Date'] })
    show(sale)
    await cards()
    vi.setSystemTime(Date.now() + 60 * 60_000)
    await act(async () => onlineManager.setOnline(false))
    await act(async () => onlineManager.setOnline(true))
    vi.useRealTimers()
    expect(reading).toHaveBeenCalledOnce()
    expect(queryClient.isFetching()).toBe(0)
  })

  test('the title knows one file from several', async () => {
    server(readOf(ready()))
    const { unmount } = show(sale)
    expect(screen.getByRole('heading').textContent).toBe('Zgłoś e-fakturę')
    await cards()
    unmount()
    show(sale, advance)
    expect(screen.getByRole('heading').textContent).toBe('Zgłoś e-faktury')
    await cards()
  })
})

describe('what was read', () => {
  test('the only e-invoice is unfolded, with its products, points and the rest', async () => {
    server(readOf(ready({ lines: [herbicide, guessed, transport, nameless] })))
    show(sale)
    const text = await card('Gotowa do wysłania')
    expect(screen.getByRole('group').hasAttribute('open')).toBe(true)
    expect(text).toContain('FS/12/2026')
    expect(text).toContain('Agro-Bzura, 14.04.2026, 1 240,50 zł')
    expect(text).toContain('2 pozycje z programu: około 1 200 pkt')
    expect(text).toContain('AGROSAR 360 SL4 × 5 L1 200 pkt')
    expect(text).toContain('DOVVO1 × 10 Lbez punktów')
    expect(text).toContain('Na fakturze: Dovvo kanister dziesiątka. Sprawdzi to pracownik.')
    expect(text).not.toContain('Na fakturze: AGROSAR')
    expect(text).toContain('Poza programem: Transport, pozycja bez nazwy')
    expect(screen.queryByRole('note')).toBeNull()
    expect(sendButton().textContent).toBe('Wyślij')
  })

  test('a seller without a name is named by NIP, and a foreign total is left out', async () => {
    server(readOf(ready({ seller: { name: null, nip: '5260250274', address: null }, currency: 'EUR' })))
    show(sale)
    const text = await card('Gotowa do wysłania')
    expect(text).toContain('NIP 5260250274, 14.04.2026')
    expect(text).not.toContain('1 240,50')
  })

  test('an e-invoice without products of the programme may be sent, and says what follows', async () => {
    server(readOf(ready({ lines: [transport], points: 0 })))
    show(sale)
    expect(await card('Gotowa do wysłania')).toContain(
      'Nie rozpoznaliśmy na niej produktów z programu. Możesz ją wysłać: sprawdzi ją pracownik.',
    )
    expect(screen.queryByRole('group')).toBeNull()
    expect(sendButton()).toBeTruthy()
  })

  test('of several each is folded, those that will be sent are counted and their points summed', async () => {
    const other = ready({ number: 'FS/13/2026', points: 300 })
    server(readOf(ready(), other, known, refused))
    show(sale, advance)
    expect(await cards()).toHaveLength(4)
    for (const lines of screen.getAllByRole('group')) expect(lines.hasAttribute('open')).toBe(false)
    expect(plain(screen.getByRole('note').textContent)).toBe(
      '2 faktury z 4 do wysłania, razem około 1 500 pkt.',
    )
    expect(plain(sendButton().textContent)).toBe('Wyślij 2 faktury')
  })

  test('of several the only one that will be sent is not counted on the button', async () => {
    server(readOf(ready(), refused))
    show(sale, advance)
    await cards()
    expect(plain(screen.getByRole('note').textContent)).toBe(
      '1 faktura z 2 do wysłania, razem około 1 200 pkt.',
    )
    expect(sendButton().textContent).toBe('Wyślij')
  })

  test('what is known or refused says why, and shows no points', async () => {
    server(readOf(ready(), known, refused))
    show(sale, advance)
    const [knownText, refusedText] = [await card('Już zgłoszona'), await card('Nie przyjmiemy')]
    expect(knownText).toContain('FS/9/2026')
    expect(knownText).toContain('Faktura FS/9/2026 jest już w programie.')
    expect(refusedText).toContain('zdjęcie.xml')
    expect(refusedText).toContain('To nie jest e-faktura.')
    expect(`${knownText}${refusedText}`).not.toContain('pkt')
  })

  test('where nothing can be sent there is no button to send, but a way back', async () => {
    server(readOf(known, refused))
    show(sale, advance)
    await cards()
    expect(screen.queryByRole('button', { name: /^Wyślij/ })).toBeNull()
    await press(/^Wybierz inny plik$/)
    expect(onBack).toHaveBeenCalledOnce()
  })

  test.each([
    ['with', ready()],
    ['without', refused],
  ])('files of an archive that are no XML are named, %s something to send', async (_, einvoice) => {
    server({ ...readOf(einvoice), ignored: ['umowa.pdf', 'czytaj.txt'] })
    show(sale)
    await cards()
    expect(screen.getByText('Pominięte, bo to nie XML: umowa.pdf, czytaj.txt')).toBeTruthy()
  })
})

describe('sending', () => {
  const answered = { data: readOf(ready()), message: 'Dziękujemy! Dodaliśmy e-fakturę.' }

  test('every file goes by its name with a key, once, and the answer is handed over', async () => {
    const reported = server(readOf(ready(), refused), () => Response.json(answered, { status: 201 }))
    show(sale, advance)
    await cards()
    await press(/^Wyślij$/)
    await vi.waitFor(() => expect(onReported.mock.calls).toEqual([[answered]]))
    expect(reported).toHaveLength(1)
    const [request] = reported
    const parts = Array.from((await request?.formData()) ?? [])
    expect(parts.map(([name, file]) => [name, file instanceof File && file.name])).toEqual([
      ['einvoices', 'sprzedaz.xml'],
      ['einvoices', 'zaliczka.xml'],
    ])
    expect(request?.headers.get('Idempotency-Key')).toBeTruthy()
    expect(notice).not.toHaveBeenCalled()
  })

  test('the progress of the upload is shown', async () => {
    server(readOf(ready()), never)
    show(sale)
    await cards()
    await press(/^Wyślij$/)
    const progress = await screen.findByRole('progressbar', { name: 'Wysyłanie faktur' })
    expect(progress.getAttribute('aria-valuetext')).toBe('40%')
  })

  test('a refusal says why and keeps the list, and the next try has a key of its own', async () => {
    const sentence = 'Faktura FS/12/2026 jest już w programie.'
    const created = () => Response.json(answered, { status: 201 })
    const reported = server(readOf(ready()), refusal(sentence), created)
    show(sale)
    await cards()
    await press(/^Wyślij$/)
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(await card('Gotowa do wysłania')).toContain('FS/12/2026')
    expect(onReported).not.toHaveBeenCalled()
    const isAtRest = () => expect(sendButton().getAttribute('aria-disabled')).not.toBe('true')
    await vi.waitFor(isAtRest, { timeout: 3_000 })
    await press(/^Wyślij$/)
    await vi.waitFor(() => expect(onReported).toHaveBeenCalledOnce())
    const [first, second] = reported.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(second).not.toBe(first)
  })

  test('whoever has closed the window in the meantime is told of the success elsewhere', async () => {
    let created: (response: Response) => void = () => undefined
    const report = new Promise<Response>((resolve) => {
      created = resolve
    })
    const reported = server(readOf(ready()), () => report)
    const { unmount } = show(sale)
    await cards()
    await press(/^Wyślij$/)
    await vi.waitFor(() => expect(reported).toHaveLength(1))
    unmount()
    await act(async () => created(Response.json(answered, { status: 201 })))
    await vi.waitFor(() =>
      expect(notice.mock.lastCall?.[0]).toEqual({ tone: 'success', title: answered.message }),
    )
    expect(onReported).not.toHaveBeenCalled()
  })

  test('another file may be chosen in place of sending', async () => {
    server(readOf(ready()))
    const { container } = show(sale)
    await cards()
    await userEvent.click(within(container).getByRole('button', { name: 'Wybierz inny plik' }))
    expect(onBack).toHaveBeenCalledOnce()
  })
})
