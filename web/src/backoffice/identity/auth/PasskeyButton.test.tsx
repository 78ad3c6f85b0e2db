import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { operatorBearer } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import { PasskeyButton } from './PasskeyButton'

const auth = '/api/v1/backoffice/auth/passkey'
const buffer = Uint8Array.from([1]).buffer
const response = { clientDataJSON: buffer, authenticatorData: buffer, signature: buffer, userHandle: null }
const get = vi.fn()

function show(refusal?: object) {
  const bodies: Record<string, unknown> = {}
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') bodies[pathname] = await request.json()
    if (pathname === `${auth}/options`) return Response.json({ data: { options: { challenge: 'AQ' } } })
    if (pathname === auth && refusal) return Response.json(refusal, { status: 422 })
    return Response.json({ auth_token: 't', data: {} })
  })
  const onSignedIn = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <PasskeyButton handle="h1" onSignedIn={onSignedIn} />
    </QueryClientProvider>,
  )
  return { bodies, onSignedIn }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Użyj klucza dostępu' }))

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
  get.mockResolvedValue({ rawId: buffer, type: 'public-key', response })
})
afterEach(() => {
  operatorBearer.forget()
  vi.unstubAllGlobals()
})

test('a passkey signs in with the handle of the first step', async () => {
  const { bodies, onSignedIn } = show()
  await press()
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(bodies[`${auth}/options`]).toEqual({ handle: 'h1' })
  expect(bodies[auth]).toMatchObject({
    handle: 'h1',
    credential: { id: 'AQ', response: { signature: 'AQ' } },
  })
})

test('whoever closes the dialog of the browser may try again', async () => {
  const { onSignedIn } = show()
  get.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await press()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Klucz dostępu nie został użyty/)
  await press()
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
})

test('a passkey that the server refuses is told in its words', async () => {
  const { onSignedIn } = show({
    message: 'Tego klucza nie możemy przyjąć',
    errors: { credential: ['Tego klucza'] },
  })
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe('Tego klucza nie możemy przyjąć')
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('in a browser without WebAuthn the code is the way', () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  show()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/ta przeglądarka go nie obsługuje/)).toBeTruthy()
})
