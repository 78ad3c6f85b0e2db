import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { cookieValue, dropCookie } from '../session/cookies'
import { profileQuery, type User } from '../session/session'
import { offerCookie, PushOffer } from './PushOffer'
import { setPushOwner } from './push-owner'
import { serverKey, testPush } from './test-push'

const account = '5260250274'
const text = 'Damy znać, gdy faktura będzie sprawdzona.'

let push: ReturnType<typeof testPush>
let key: string | null = serverKey

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  key = serverKey
  vi.stubGlobal('fetch', async () => Response.json({ data: { public_key: key }, message: 'Zapisane' }))
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  queryClient.setQueryData(profileQuery.queryKey, { profile: { nip: account } } as User)
})
afterEach(() => {
  push.remove()
  dropCookie(offerCookie)
})

function show(browser: Parameters<typeof testPush>[0] = {}) {
  push = testPush(browser)
  return render(
    <QueryClientProvider client={queryClient}>
      <PushOffer text={text} />
    </QueryClientProvider>,
  )
}

function switchOff() {
  key = null
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the browser asks only after the press, and the offer ends with what came of it', async () => {
  show()
  await screen.findByText(text)
  expect(push.calls).toEqual([])
  await press('Włącz powiadomienia')
  const outcome = await screen.findByText('Powiadomienia są włączone.')
  expect(document.activeElement).toBe(outcome)
  expect(push.calls).toEqual(['ask', `subscribe ${serverKey} true`])
  expect(cookieValue(offerCookie)).toBeNull()
})

test('an offer that was refused is not made again', async () => {
  const { unmount } = show()
  await press('Nie teraz')
  expect(document.activeElement?.textContent).toContain('w\u00a0swoim profilu')
  expect(cookieValue(offerCookie)).toBe('false')
  expect(push.calls).toEqual([])
  unmount()
  const ask = vi.spyOn(globalThis, 'fetch')
  const { container } = show()
  expect(container.textContent).toBe('')
  expect(ask).not.toHaveBeenCalled()
})

test('whoever blocks them in the browser learns where to unblock them', async () => {
  show({ answer: 'denied' })
  await press('Włącz powiadomienia')
  expect((await screen.findByRole('status')).textContent).toContain('blokuje powiadomienia')
})

test('a failure is shown, and the offer stays', async () => {
  show({ problem: new DOMException('push service not available', 'AbortError') })
  await press('Włącz powiadomienia')
  expect((await screen.findByRole('alert')).textContent).toContain('Sprawdź połączenie')
  push.browser.problem = null
  await press('Włącz powiadomienia')
  await screen.findByText('Powiadomienia są włączone.')
})

test.each<[string, () => void, Parameters<typeof testPush>[0]]>([
  ['they are on', () => setPushOwner(account), { permission: 'granted', key: serverKey }],
  ['the browser blocks them', () => undefined, { permission: 'denied' }],
  ['the operators have switched push off', switchOff, {}],
])('where %s, nothing is offered', async (_, given, browser) => {
  given()
  const { container } = show(browser)
  await waitFor(() =>
    expect(queryClient.getQueriesData({ queryKey: ['push'] }).map(([, data]) => data)).not.toContain(
      undefined,
    ),
  )
  expect(container.textContent).toBe('')
})

test('in a browser without push nothing is offered', () => {
  push = testPush()
  push.remove()
  const { container } = render(<PushOffer text={text} />)
  expect(container.textContent).toBe('')
})
