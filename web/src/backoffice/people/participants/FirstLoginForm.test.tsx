import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { FirstLoginForm } from './FirstLoginForm'

const account = { nip: '5260250274', email: 'anna@plon.example', phone: '+48500000010' }

function show(answer: () => Response) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (request.method === 'POST') bodies.push(await request.json())
    return answer()
  })
  const router = createMemoryRouter([{ path: '*', element: <FirstLoginForm {...account} /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return bodies
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Wyślij zaproszenie' }))
const byEmail = () => screen.getByRole('checkbox', { name: 'E-mail na adres anna@plon.example' })
const bySms = () => screen.getByRole('checkbox', { name: /^SMS na numer \+48.500.000.010$/ })

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => vi.unstubAllGlobals())

test("the way in is sent to the account's own address or number, and to one of them at least", async () => {
  const bodies = show(() =>
    Response.json({ data: { kind: 'first_login' }, message: 'Wysłane' }, { status: 201 }),
  )
  await userEvent.click(byEmail())
  await userEvent.click(bySms())
  await send()
  expect(await screen.findByText('Wybierz e-mail lub SMS')).toBeTruthy()
  expect(bodies).toEqual([])
  await userEvent.click(bySms())
  await send()
  expect(bodies).toEqual([{ nip: '5260250274', phone: '+48500000010' }])
})

test('that the account is not active is said in the form, which has no field for the number', async () => {
  const errors = { nip: ['Konto z tym numerem NIP nie jest aktywne'] }
  show(() => Response.json({ errors, message: 'Popraw formularz' }, { status: 422 }))
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Konto z tym numerem NIP nie jest aktywne.')
})
