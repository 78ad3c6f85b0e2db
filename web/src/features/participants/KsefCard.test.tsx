import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { setToastRenderer } from '../../ui/toast-queue'
import { KsefCard } from './KsefCard'
import type { KsefConnection, KsefConnectionState } from './ksef-connection'

const active: KsefConnection = {
  connected_at: '2025-08-19T07:00:00Z',
  checked_at: '2025-08-20T07:00:00Z',
  next_check_at: '2025-08-20T08:05:00Z',
  status: { code: 'active', label: 'Działa', color: 'green' },
  reason: null,
  reported: 22,
}
const waiting: KsefConnection = {
  ...active,
  checked_at: null,
  status: { code: 'waiting', label: 'Czeka na sprawdzenie', color: 'yellow' },
  reported: 0,
}
const refused: KsefConnection = {
  ...active,
  status: { code: 'refused', label: 'Token odrzucony', color: 'red' },
  reason: 'KSeF nie przyjmuje tego tokena.',
}
const unreachable: KsefConnection = {
  ...active,
  status: { code: 'unreachable', label: 'KSeF nie odpowiada', color: 'orange' },
  reason: 'KSeF nie odpowiada w porę.',
}

const notice = vi.fn()

interface Sent {
  readonly path: string
  readonly body: unknown
}

/** Shows the card of a state, which every change answered by the server leads to `next`. */
function show(
  connection: KsefConnection | null,
  { available = true, next = waiting as KsefConnection | null, refusal = null as Response | null } = {},
) {
  const sent: Sent[] = []
  const server: { state: KsefConnectionState } = { state: { available, nip: '5260250274', connection } }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (request.method === 'GET') return Response.json({ data: server.state })
    const path = new URL(request.url).pathname
    sent.push({ path, body: path.endsWith('/remove') ? null : await request.json() })
    if (refusal) return refusal
    server.state = { ...server.state, connection: next }
    return Response.json({ data: server.state, message: 'Zapisane' })
  })
  const router = createMemoryRouter([{ path: '*', element: <KsefCard /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { sent, server }
}

const heading = () => screen.findByRole('heading', { name: /^Faktury z\sKSeF$/ })
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ')
const field = () => screen.getByLabelText<HTMLInputElement>(/^Token KSeF/)
/* The form has a status of its own, below. */
const badge = () => screen.getAllByRole('status')[0]?.textContent
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const send = /^Połącz z\sKSeF$/

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  notice.mockClear()
  setToastRenderer(notice)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

describe('where the programme reads nothing from KSeF', () => {
  test('nothing is shown', async () => {
    show(null, { available: false })
    await vi.waitFor(() => expect(queryClient.getQueryData(['ksef-connection'])).toBeTruthy())
    await act(async () => {})
    expect(document.body.textContent).toBe('')
  })

  test('a token that is still stored can be deleted, and none can be given', async () => {
    const { sent } = show(active, { available: false, next: null })
    await heading()
    expect(text()).toContain('przechowuje jeszcze Twój token')
    expect(screen.queryByRole('button', { name: 'Podaj nowy token' })).toBeNull()
    await press('Rozłącz')
    await press('Tak, rozłącz')
    await vi.waitFor(() => expect(document.body.textContent).toBe(''))
    expect(sent.map(({ path }) => path)).toEqual(['/api/v1/ksef-connection/remove'])
  })
})

describe('without a connection', () => {
  test('what the token lets see stands before its field, with the steps and the NIP', async () => {
    show(null)
    await heading()
    const warning = screen.getByText(/Token pozwala zobaczyć wszystkie zakupy Twojej firmy/)
    expect(warning.textContent).toContain('niczego nie zapisuje')
    expect(warning.compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const steps = within(screen.getByRole('list', { name: 'Jak uzyskać token' })).getAllByRole('listitem')
    expect(steps).toHaveLength(3)
    expect(steps[0]?.textContent).toContain('5260250274')
    expect(badge()).toBe('')
  })

  test('the field takes a text that no password manager stores', async () => {
    show(null)
    await heading()
    expect([field().type, field().autocomplete, field().getAttribute('spellcheck')]).toEqual([
      'text',
      'off',
      'false',
    ])
    expect(field().maxLength).toBe(-1)
  })

  test('a token is sent without the spaces around it, and the focus stays in the card', async () => {
    const { sent } = show(null)
    await heading()
    await userEvent.type(field(), '  dobry-token ')
    await press(send)
    await screen.findByText('Wynik pokaże się tutaj, zwykle po chwili.')
    expect(sent).toEqual([{ path: '/api/v1/ksef-connection', body: { token: 'dobry-token' } }])
    expect(document.activeElement?.textContent).toContain('Wynik pokaże się tutaj, zwykle po chwili.')
    expect(notice.mock.lastCall?.[0]).toEqual({ tone: 'success', title: 'Zapisane' })
  })

  test('an empty field is not sent', async () => {
    const { sent } = show(null)
    await heading()
    await press(send)
    expect(await screen.findByText('Pole jest wymagane')).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('a refused text stays in the field, which says why', async () => {
    const errors = { token: ['To nie jest token KSeF.'] }
    show(null, { refusal: Response.json({ error: 'invalid', errors }, { status: 422 }) })
    await heading()
    const typed = 'ż'.repeat(200)
    await userEvent.click(field())
    await userEvent.paste(typed)
    await press(send)
    expect(await screen.findByText('To nie jest token KSeF.')).toBeTruthy()
    expect(field().value).toBe(typed)
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a connection', () => {
  test('that waits is looked up every three seconds, until it is checked', async () => {
    vi.useFakeTimers()
    const { server } = show(waiting)
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(text()).toContain('Czeka na sprawdzenieWynik pokaże się tutaj, zwykle po chwili.')
    server.state = { ...server.state, connection: active }
    await act(() => vi.advanceTimersByTimeAsync(2900))
    expect(text()).toContain('Wynik pokaże się tutaj, zwykle po chwili.')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(badge()).toBe('Działa')
    server.state = { ...server.state, connection: refused }
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(badge()).toBe('Działa')
  })

  test.each([
    [1, '1 faktura'],
    [22, '22 faktury'],
    [0, '0 faktur'],
  ])(
    'that works says since when, when it is checked and that it has reported %i',
    async (reported, shown) => {
      show({ ...active, reported })
      await heading()
      expect(text()).toContain('Token podany19.08.2025, 09:00')
      expect(text()).toContain('Ostatnie sprawdzenie20.08.2025, 09:00')
      expect(text()).toContain('Następne sprawdzenie20.08.2025, 10:05')
      expect(text()).toContain(`Zgłoszone za Ciebie${shown}Podaj nowy token`)
      expect(screen.queryByLabelText(/^Token KSeF/)).toBeNull()
    },
  )

  test('that works takes a new token, and the button has the focus again where none is given', async () => {
    const { sent } = show(active, { next: active })
    await heading()
    await press('Podaj nowy token')
    expect(document.activeElement).toBe(field())
    await press('Anuluj')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Podaj nowy token' }))
    await press('Podaj nowy token')
    await userEvent.type(field(), 'drugi')
    await press(send)
    await vi.waitFor(() => expect(screen.queryByLabelText(/^Token KSeF/)).toBeNull())
    expect(sent).toEqual([{ path: '/api/v1/ksef-connection', body: { token: 'drugi' } }])
    expect(document.activeElement).not.toBe(document.body)
  })

  test('whose token is refused says why, with the form open', async () => {
    show(refused)
    await heading()
    expect(badge()).toBe('Token odrzucony')
    expect(screen.getByRole('alert').textContent).toBe('KSeF nie przyjmuje tego tokena.')
    expect(field()).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Anuluj' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Rozłącz' })).toBeTruthy()
  })

  test('that cannot be reached says when it is tried again, and that nothing has to be done', async () => {
    show(unreachable)
    await heading()
    expect(badge()).toBe('KSeF nie odpowiada')
    expect(text()).toContain(
      'Program spróbuje ponownie sam, 20.08.2025, 10:05. Nie musisz nic robić.Token podany',
    )
    expect(text()).not.toContain('w porę')
    expect(screen.getByRole('button', { name: 'Podaj nowy token' })).toBeTruthy()
  })
})

describe('disconnecting', () => {
  test('is asked about first, and whoever stays connected stands on the button again', async () => {
    const { sent } = show(active)
    await heading()
    await press('Rozłącz')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nie teraz' }))
    expect(text()).toContain('Token usuń też w Aplikacji Podatnika KSeF')
    await press('Nie teraz')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rozłącz' }))
    expect(sent).toEqual([])
  })

  test.each([
    ['active', active],
    ['waiting', waiting],
    ['refused', refused],
    ['unreachable', unreachable],
  ])('of one that is %s leads back to the explanation, with the focus in the card', async (_, connection) => {
    const { sent } = show(connection, { next: null })
    await heading()
    await press('Rozłącz')
    await press('Tak, rozłącz')
    await screen.findByText(/Token pozwala zobaczyć wszystkie zakupy/)
    expect(sent).toEqual([{ path: '/api/v1/ksef-connection/remove', body: null }])
    expect(document.activeElement?.textContent).toContain('Token pozwala zobaczyć')
    expect(document.activeElement).not.toBe(document.body)
  })

  test('that fails says why and stays as it was', async () => {
    const message = 'Spróbuj za chwilę'
    show(active, { refusal: Response.json({ error: 'x', message }, { status: 409 }) })
    await heading()
    await press('Rozłącz')
    await press('Tak, rozłącz')
    await vi.waitFor(() =>
      expect(notice.mock.lastCall?.[0]).toEqual({ tone: 'danger', title: 'Wystąpił błąd!', text: message }),
    )
    expect(text()).toContain('Działa')
  })
})
