import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { operatorBearer } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import { rememberOperatorReturnPath } from '../../../session/operator-return-path'
import { settingsQuery } from '../../../session/settings'
import OperatorSignInPage from './OperatorSignInPage'

const auth = '/api/v1/backoffice/auth'
const firstStep = { handle: 'h1', expires_at: '2025-08-20T07:10:00Z' }
const enrolment = { secret: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Plon:a?secret=GEZDGNBVGY3TQOJQ' }

type Answers = Record<string, () => Response>

function server(answers: Answers) {
  const bodies: Record<string, unknown> = {}
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    const { pathname } = new URL(request.url)
    bodies[pathname] = await request
      .clone()
      .json()
      .catch(() => null)
    const found = answers[pathname.replace(auth, '')]
    if (found) return found()
    return Response.json({ data: { first_name: 'Ewa', last_name: 'Pawlak', roles: ['moderator'] } })
  })
  return bodies
}

function show(demo: object | null = null) {
  queryClient.setQueryData(settingsQuery.queryKey, { demo } as never)
  const router = createMemoryRouter(
    [
      { path: '/zaplecze/logowanie', element: <OperatorSignInPage /> },
      { path: '*', element: <p>strona</p> },
    ],
    { initialEntries: ['/zaplecze/logowanie'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function enterPassword() {
  await userEvent.type(screen.getByLabelText(/^Adres e-mail/), 'ewa@plon.example')
  await userEvent.type(screen.getByLabelText(/^Hasło/), 'Tajne#123')
  await press('Dalej')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => operatorBearer.forget())

test('the password and then the code lead where the operator was going', async () => {
  rememberOperatorReturnPath('/zaplecze/faktury')
  const bodies = server({
    '/login': () => Response.json({ data: firstStep }),
    '/second-factor': () => Response.json({ auth_token: 't', data: {} }),
  })
  const router = show()
  await enterPassword()
  const code = await screen.findByLabelText<HTMLInputElement>(/^Kod z aplikacji/)
  expect(operatorBearer.isSignedIn()).toBe(false)
  expect(document.activeElement?.textContent).toBe('Kod z aplikacji')
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric'])
  await userEvent.type(code, '123 456')
  await press('Zaloguj się')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/zaplecze/faktury'))
  expect(bodies[`${auth}/second-factor`]).toEqual({ handle: 'h1', code: '123456' })
})

test.each([
  ['', 'Pole jest wymagane'],
  ['12345', 'Pole musi mieć długość 6'],
  ['abcdef', 'Pole musi mieć długość 6'],
])('the code "%s" is refused at its field', async (typed, sentence) => {
  server({ '/login': () => Response.json({ data: firstStep }) })
  show()
  await enterPassword()
  const code = await screen.findByLabelText(/^Kod z aplikacji/)
  if (typed) await userEvent.type(code, typed)
  await press('Zaloguj się')
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('a recovery code takes the place of the app, and a wrong one is told at its field', async () => {
  const bodies = server({
    '/login': () => Response.json({ data: firstStep }),
    '/second-factor': () =>
      Response.json({ message: 'Zły kod', errors: { code: ['Zły kod'] } }, { status: 422 }),
  })
  show()
  await enterPassword()
  await screen.findByLabelText(/^Kod z aplikacji/)
  await press('Użyj kodu zapasowego')
  await userEvent.type(screen.getByLabelText(/^Kod zapasowy/), 'ABCD-EFGH-JKLM-NPQR')
  await press('Zaloguj się')
  expect((await screen.findAllByText('Zły kod')).length).toBeGreaterThan(0)
  expect(bodies[`${auth}/second-factor`]).toEqual({ handle: 'h1', code: 'ABCD-EFGH-JKLM-NPQR' })
  expect(screen.getByLabelText<HTMLInputElement>(/^Kod zapasowy/).value).toBe('ABCD-EFGH-JKLM-NPQR')
})

test('who has no second factor enrols one and is shown the recovery codes before going on', async () => {
  const bodies = server({
    '/login': () => Response.json({ data: { ...firstStep, enrolment } }),
    '/enrolment': () => Response.json({ auth_token: 't', data: { recovery_codes: ['AAAA-1', 'BBBB-2'] } }),
  })
  const router = show()
  await enterPassword()
  expect(await screen.findByRole('img', { name: /Kod QR/ })).toBeTruthy()
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^Kod z aplikacji/), '123456')
  await press('Potwierdź kod')
  expect(await screen.findByText('AAAA-1')).toBeTruthy()
  expect(bodies[`${auth}/enrolment`]).toEqual({ handle: 'h1', code: '123456' })
  expect(router.state.location.pathname).toBe('/zaplecze/logowanie')
  await press(/przejdź dalej/)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/zaplecze'))
})

test('the demo types the code at a press; outside the demo there is no such button', async () => {
  server({ '/login': () => Response.json({ data: firstStep }) })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    Response.json(
      new Request(input).url.endsWith('/login') ? { data: firstStep } : { data: { code: '654321' } },
    ),
  )
  show({ logins: [] })
  await enterPassword()
  await screen.findByLabelText(/^Kod z aplikacji/)
  await press('Wpisz kod za mnie')
  await vi.waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/^Kod z aplikacji/).value).toBe('654321'),
  )
})

test('from the second step there is a way back to the first', async () => {
  server({ '/login': () => Response.json({ data: firstStep }) })
  show()
  await enterPassword()
  await screen.findByLabelText(/^Kod z aplikacji/)
  expect(screen.queryByRole('button', { name: 'Wpisz kod za mnie' })).toBeNull()
  await press('Od początku')
  expect(screen.getByLabelText(/^Adres e-mail/)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Zaplecze programu')
})
