import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { setPushOwner } from '../../notifications/push-owner'
import { serverKey, testPush } from '../../notifications/test-push'
import { profileQuery, type User } from '../../session/session'
import { setSupportView } from '../../session/support-view'
import { setToastRenderer } from '../../ui/toast-queue'
import { PushCard } from './PushCard'

const account = '5260250274'
const notice = vi.fn()

let push: ReturnType<typeof testPush>
let sent: string[] = []

function serve(answers: { key?: string | null; refusal?: string; status?: number } = {}) {
  const { key = serverKey, refusal, status = 429 } = answers
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'GET')
      return refusal === 'GET'
        ? Response.json({ message: 'Nie teraz' }, { status })
        : Response.json({ data: { public_key: key } })
    sent.push(pathname)
    if (refusal && pathname.endsWith(refusal)) return Response.json({ message: 'Nie teraz' }, { status })
    return Response.json({ data: { devices: 2 }, message: 'Wysłaliśmy próbne powiadomienie' })
  })
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  sent = []
  notice.mockReset()
  setToastRenderer(notice)
  serve()
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  queryClient.setQueryData(profileQuery.queryKey, { profile: { nip: account } } as User)
})
afterEach(() => {
  push.remove()
  setSupportView(null)
})

function show(browser: Parameters<typeof testPush>[0] | null = {}) {
  push = testPush(browser ?? {})
  if (browser === null) push.remove()
  return render(
    <QueryClientProvider client={queryClient}>
      <PushCard />
    </QueryClientProvider>,
  )
}

/** Shows the card of a device on which notifications are on. */
function showOn() {
  setPushOwner(account)
  return show({ permission: 'granted', key: serverKey })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('turning on asks only after the press, and the focus stays in the card', async () => {
  show()
  await screen.findByText('Wyłączone')
  expect(push.calls).toEqual([])
  await press('Włącz powiadomienia')
  await screen.findByText('Włączone')
  expect(push.calls).toEqual(['ask', `subscribe ${serverKey} true`])
  expect(sent).toEqual(['/api/v1/push/subscriptions'])
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Wyślij próbne'))
})

test('while the browser asks, the card says what to answer', async () => {
  show()
  let permit: (answer: NotificationPermission) => void = () => undefined
  Notification.requestPermission = () => new Promise((resolve) => (permit = resolve))
  await press('Włącz powiadomienia')
  expect(await screen.findByText(/wybierz „Zezwól”/)).toBeTruthy()
  await press('Włącz powiadomienia')
  push.browser.permission = 'granted'
  await act(async () => permit('granted'))
  await screen.findByText('Włączone')
  expect(sent).toEqual(['/api/v1/push/subscriptions'])
})

test('a question that was closed leaves them off, and can be asked again', async () => {
  show({ answer: 'default' })
  await press('Włącz powiadomienia')
  expect(await screen.findByText(/nie dostała zgody/)).toBeTruthy()
  push.browser.answer = 'granted'
  await press('Włącz powiadomienia')
  await screen.findByText('Włączone')
  await press('Wyłącz powiadomienia')
  await screen.findByText('Wyłączone')
  expect(screen.queryByText(/nie dostała zgody/)).toBeNull()
})

test('where the browser blocks them, one sentence says how to unblock them', async () => {
  show({ answer: 'denied' })
  await press('Włącz powiadomienia')
  await screen.findByText('Zablokowane')
  expect(screen.getByText(/w ustawieniach strony/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failure stays in the card, and the press can be repeated', async () => {
  show({ problem: new DOMException('push service not available', 'AbortError') })
  await press('Włącz powiadomienia')
  expect((await screen.findByRole('alert')).textContent).toContain('Sprawdź połączenie')
  push.browser.problem = null
  await press('Spróbuj ponownie')
  await screen.findByText('Włączone')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('turning off removes the device', async () => {
  showOn()
  await press('Wyłącz powiadomienia')
  await screen.findByText('Wyłączone')
  expect(sent).toEqual(['/api/v1/push/subscriptions/remove'])
  expect(push.calls).toEqual([`unsubscribe ${serverKey}`])
})

test('a device that could not be turned off says so and stays on', async () => {
  showOn()
  serve({ refusal: '/remove' })
  await press('Wyłącz powiadomienia')
  expect((await screen.findByRole('alert')).textContent).toContain('Nie teraz')
  expect(screen.getByText('Włączone')).toBeTruthy()
})

test.each([
  [undefined, ['success', 'Wysłaliśmy próbne powiadomienie', undefined]],
  ['/test', ['danger', 'Wystąpił błąd!', 'Nie teraz']],
])('a test that is refused by %s', async (refusal, expected) => {
  showOn()
  if (refusal) serve({ refusal })
  await press('Wyślij próbne')
  await waitFor(() => expect(notice).toHaveBeenCalledOnce())
  const [{ tone, title, text }] = notice.mock.calls[0] ?? [{}]
  expect([tone, title, text]).toEqual(expected)
  expect(sent).toEqual(['/api/v1/push/test'])
})

test('what a test did is said as the server says it, in a demo too', async () => {
  showOn()
  const message = 'To wersja pokazowa: powiadomienie nie wyszło poza nią'
  vi.stubGlobal('fetch', async () => Response.json({ data: { devices: 0 }, message }))
  await press('Wyślij próbne')
  await waitFor(() => expect(notice).toHaveBeenCalledOnce())
  const [{ tone, title, text }] = notice.mock.calls[0] ?? [{}]
  expect([tone, title, text]).toEqual(['success', message, undefined])
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', /^Dodaj portal do ekranu początkowego/],
  ['Mozilla/5.0 (Windows NT 6.1)', /^Ta przeglądarka nie potrafi/],
])('in %s without push, one sentence says why', async (userAgent, sentence) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  show(null)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('where the operators have switched push off, there is no card', async () => {
  serve({ key: null })
  const { container } = show()
  await waitFor(() => expect(queryClient.getQueryData(['push', 'key'])).toBeNull())
  expect(container.textContent).toBe('')
})

test('support sees no card of its own device', async () => {
  setSupportView({ participant: 'Jan Kłos', nip: account, expires_at: '2025-08-20T10:00:00Z' })
  const ask = vi.spyOn(globalThis, 'fetch')
  const { container } = showOn()
  expect(container.textContent).toBe('')
  expect(ask).not.toHaveBeenCalled()
})

test('where the key cannot be read, it is asked for again on a press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  serve({ refusal: 'GET', status: 500 })
  show()
  expect(await screen.findByText(/Nie udało się sprawdzić/)).toBeTruthy()
  serve()
  await press('Spróbuj ponownie')
  await screen.findByText('Wyłączone')
})
