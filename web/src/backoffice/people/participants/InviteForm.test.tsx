import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { InviteForm } from './InviteForm'

const bodies: unknown[] = []

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Wyślij zaproszenie' }))

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  bodies.length = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (request.method === 'POST') bodies.push(await request.json())
    return Response.json({ data: { kind: 'invitation' }, message: 'Wysłane' }, { status: 201 })
  })
  const router = createMemoryRouter([{ path: '*', element: <InviteForm nip="5260250274" /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
})
afterEach(() => vi.unstubAllGlobals())

test('an invitation goes to the number as it is laid out', async () => {
  await userEvent.type(field('Telefon'), '48600700800')
  expect(field('Telefon').value).toBe('+48 600 700 800')
  await send()
  expect(bodies).toEqual([{ nip: '5260250274', phone: '+48600700800' }])
})

test('what is no e-mail and no Polish number is said at its field, and nothing is sent or lost', async () => {
  await userEvent.type(field('Adres e-mail'), 'anna')
  await userEvent.click(field('Telefon'))
  await userEvent.paste('+49600700800')
  await send()
  expect(await screen.findByText('Pole musi być poprawnym adresem email')).toBeTruthy()
  expect(screen.getByText('Format pola jest nieodpowiedni')).toBeTruthy()
  expect(field('Telefon').value).toBe('+49600700800')
  expect(bodies).toEqual([])
})

test('one way to send it must be given', async () => {
  await send()
  expect(await screen.findByText('Podaj adres e-mail albo numer telefonu')).toBeTruthy()
  expect(bodies).toEqual([])
})
