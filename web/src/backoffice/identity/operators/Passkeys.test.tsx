import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { operatorBearer } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import { settingsQuery } from '../../../session/settings'
import { Passkeys } from './Passkeys'

const root = '/api/v1/backoffice/account/passkeys'
const laptop = { id: 3, name: 'Laptop', is_synced: true, created_at: '2025-08-20T07:10:00Z' }
const here = { origin: window.location.origin, items: [laptop] }

let bodies: Record<string, unknown>

function show(passkeys: object) {
  bodies = {}
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') {
      bodies[pathname] = await request.json()
      return Response.json({ data: {}, message: 'Zrobione' })
    }
    if (pathname === root) return Response.json({ data: passkeys })
    return Response.json({ data: { email: 'ewa@plon.example', first_name: 'Ewa', roles: ['editor'] } })
  })
  const router = createMemoryRouter([{ path: '*', element: <Passkeys /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  queryClient.clear()
  queryClient.setQueryData(settingsQuery.queryKey, { demo: null } as never)
  queryClient.setQueryData(['backoffice', 'me'], { email: 'ewa@plon.example', roles: ['editor'] } as never)
  operatorBearer.signIn('t')
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  operatorBearer.forget()
  vi.unstubAllGlobals()
})

test('each passkey says when it came, whether it was used and that other devices have it', async () => {
  show(here)
  const line = await screen.findByRole('listitem')
  expect(line.textContent).toMatch(/Laptop.*Dodano 20\.08\.2025.*jeszcze nie użyto.*Zsynchronizowany/)
})

test('without a passkey the page says what to do', async () => {
  show({ ...here, items: [] })
  expect(await screen.findByText('Nie masz jeszcze klucza dostępu')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Dodaj klucz' })).toBeTruthy()
})

test.each([
  ['an address that has none', { items: [] }, /tylko na portalu z.własną domeną/],
  [
    'another address',
    { items: [], origin: 'https://plon.example' },
    /tylko pod adresem https:\/\/plon\.example/,
  ],
])('at %s none is added', async (_, passkeys, sentence) => {
  show(passkeys)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Dodaj klucz' })).toBeNull()
})

test('a browser without WebAuthn adds none, and what there is can be removed', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  show(here)
  expect(await screen.findByText(/Ta przeglądarka nie obsługuje kluczy/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Usuń: Laptop' })).toBeTruthy()
})

test('a passkey is renamed', async () => {
  show(here)
  await screen.findByRole('listitem')
  await press('Zmień nazwę: Laptop')
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nazwa/ })
  expect(name.value).toBe('Laptop')
  await userEvent.clear(name)
  await userEvent.type(name, 'Telefon')
  await press('Zapisz nazwę')
  await vi.waitFor(() => expect(bodies[`${root}/rename`]).toEqual({ passkey: 3, name: 'Telefon' }))
})

test('a passkey is removed by the password and a code', async () => {
  show(here)
  await screen.findByRole('listitem')
  await press('Usuń: Laptop')
  await press('Usuń klucz')
  expect((await screen.findAllByText('Pole jest wymagane')).length).toBe(2)
  await userEvent.type(screen.getByLabelText(/^Twoje hasło/), 'Tajne#123')
  await userEvent.type(screen.getByLabelText(/^Kod z aplikacji/), '123 456')
  await press('Usuń klucz')
  const removal = { passkey: 3, password: 'Tajne#123', code: '123456' }
  await vi.waitFor(() => expect(bodies[`${root}/remove`]).toEqual(removal))
})
