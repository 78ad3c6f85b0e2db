import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { settingsQuery } from '../../session/settings'
import { Dialog } from '../../ui/Dialog'
import LoginModal from './LoginModal'

const notice = vi.hoisted(() => vi.fn())
vi.mock('../../ui/toast-queue', async (original) => ({ ...(await original<object>()), showError: notice }))

const settings = { teraz_front_ver: '1', now: '2025-08-20T07:00:00Z', maintenance: false }
const brand = { name: 'Plon', phone: '+48 22 100 20 30', email: 'a@plon.example' }

function server(login: () => Response) {
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const path = new URL(input instanceof Request ? input.url : String(input), window.location.origin)
      .pathname
    return path.endsWith('/login') ? login() : Response.json({ data: { profile: { first_name: 'Anna' } } })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function show(demo: object | null = null) {
  queryClient.setQueryData(settingsQuery.queryKey, { ...settings, brand, demo } as never)
  const login = (
    <Dialog label="Logowanie" onClose={() => undefined}>
      <LoginModal name="logowanie" close={() => undefined} />
    </Dialog>
  )
  const router = createMemoryRouter(
    [
      { path: '/', element: login },
      { path: '*', element: <p>strona</p> },
    ],
    { initialEntries: ['/?redirect=/nagrody#!logowanie'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const nip = () => screen.getByLabelText<HTMLInputElement>(/^NIP/)
const password = () => screen.getByLabelText<HTMLInputElement>(/^Hasło/)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Zaloguj się' }))

async function fillIn(digits: string, secret: string) {
  if (digits) await userEvent.type(nip(), digits)
  if (secret) await userEvent.type(password(), secret)
  await submit()
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  notice.mockClear()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => bearer.forget())

test('signs in and leads where the participant was going', async () => {
  server(() => Response.json({ auth_token: 't', data: {} }))
  const router = show()
  await fillIn('5260250274', 'Tajne#123')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/nagrody'))
})

test('an empty form says what is required and sends nothing', async () => {
  const fetch = server(() => Response.json({}))
  show()
  await fillIn('', '')
  expect(screen.getAllByText('Pole jest wymagane')).toHaveLength(2)
  expect(fetch).not.toHaveBeenCalled()
})

test('a NIP with a wrong check digit is refused at its field', async () => {
  const fetch = server(() => Response.json({}))
  show()
  await fillIn('5260250275', 'Tajne#123')
  expect(screen.getByText('Pole nie jest poprawnym numerem NIP')).toBeTruthy()
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['a wrong pair', 422, { message: 'Niepoprawny NIP/PESEL lub hasło' }, 'Niepoprawny NIP/PESEL lub hasło'],
  ['a wrong pair without a sentence', 422, {}, 'Niepoprawny NIP/PESEL lub hasło'],
  ['too many tries', 429, { message: 'Spróbuj za 5 minut' }, 'Spróbuj za 5 minut'],
  ['a server that rests', 503, { message: 'Trwa przerwa techniczna' }, 'Trwa przerwa techniczna'],
  ['a server that is away', 503, {}, 'Wystąpił błąd'],
  ['a failed server', 500, { message: 'panic at main.rs' }, 'Wystąpił błąd'],
])('%s: says so and keeps what was typed', async (_, status, body, sentence) => {
  server(() => Response.json(body, { status }))
  show()
  await fillIn('5260250274', 'zle')
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(notice).toHaveBeenCalledWith('Wystąpił błąd!', sentence, undefined)
  expect([nip().value, password().value]).toEqual(['526-025-02-74', 'zle'])
})

test('offers the ways on', () => {
  show()
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/?redirect=/nagrody#!reset-hasla',
    '/?redirect=/nagrody#!pierwsze-logowanie',
    '/zglos-udzial',
  ])
})

test('the password can be looked at', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż hasło' }))
  expect(password().type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Ukryj hasło' }))
  expect(password().type).toBe('password')
})

test('the demo fills the form at a press; outside the demo there is no such button', async () => {
  show({ logins: [{ role: 'participant', label: 'Anna', login: '5260250274', password: 'Demo#2025' }] })
  await userEvent.click(screen.getByRole('button', { name: 'Anna' }))
  expect([nip().value, password().value]).toEqual(['526-025-02-74', 'Demo#2025'])
})
