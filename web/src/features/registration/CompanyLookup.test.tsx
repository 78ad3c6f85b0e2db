import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { RegistrationForm } from './RegistrationForm'
import type { RegistrationContext } from './values'

const context: RegistrationContext = {
  account: 'program.retail',
  hash: null,
  nip: null,
  companyLookup: true,
  crops: [],
  consents: [],
  referral: null,
}

const company = {
  kind: 'company',
  register: 'krs',
  company_name: 'Agro S.A.',
  company_street: 'Polna',
  company_street_number: '7',
  company_street_number_place: null,
  company_postcode: '09-411',
  company_city: 'Płock',
}

function show(shown: RegistrationContext) {
  const form = (
    <RegistrationForm
      context={shown}
      known={{ company_name: 'Wpisane' }}
      title="Rejestracja"
      intro="Wstęp"
      onRegistered={vi.fn()}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: form }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

function answering(status: number, body: unknown) {
  const fetch = vi.fn(async (_: Request) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const fetchCompany = () => userEvent.click(screen.getByRole('button', { name: /Pobierz dane/ }))
const name = () => screen.getByLabelText<HTMLInputElement>(/^Nazwa/).value

beforeEach(() => {
  sessionStorage.clear()
  Element.prototype.scrollIntoView = vi.fn()
})

test('what GUS knows stands in the form', async () => {
  const fetch = answering(200, { data: company })
  show(context)
  await userEvent.type(screen.getByLabelText(/^NIP/), '7740001454')
  await fetchCompany()
  await waitFor(() => expect(name()).toBe('Agro S.A.'))
  expect(fetch.mock.lastCall?.[0].url).toContain('/api/v1/registration/companies/7740001454')
  expect(screen.getByRole('radio', { name: 'Firma', checked: true })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'KRS', checked: true })).toBeTruthy()
  expect(screen.getByText(/Wpisaliśmy nazwę/)).toBeTruthy()
})

test('a NIP that is wrong is told before GUS is asked', async () => {
  const fetch = answering(200, { data: company })
  show(context)
  await userEvent.type(screen.getByLabelText(/^NIP/), '7740001455')
  await fetchCompany()
  expect(await screen.findByText('Pole nie jest poprawnym numerem NIP')).toBeTruthy()
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  [404, /GUS nie zna/],
  [429, /Za dużo zapytań/],
  [503, /Nie udało się/],
])('%i leaves what was typed and says what to do', async (status, sentence) => {
  answering(status, { message: 'x' })
  show(context)
  await userEvent.type(screen.getByLabelText(/^NIP/), '7740001454')
  await fetchCompany()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(name()).toBe('Wpisane')
})

test('without GUS there is no button', () => {
  show({ ...context, companyLookup: false })
  expect(screen.queryByRole('button', { name: /Pobierz dane/ })).toBeNull()
})
