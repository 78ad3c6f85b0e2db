import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'react-dom'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { RegistrationForm } from './RegistrationForm'
import { filled } from './test-values'
import { emptyValues, type RegistrationContext, type RegistrationValues } from './values'

const context: RegistrationContext = {
  account: 'program.retail',
  hash: null,
  nip: null,
  companyLookup: false,
  crops: [{ name: 'Rzepak', total: null, parts: [{ id: 15, name: 'Rzepak' }] }],
  consents: [{ id: 2, slug: 'zgoda-1', content: 'Zgoda', required: true, value: false, subconsents: [] }],
  referral: null,
}

/** Stand-in for the router's flush option, which renders a navigation synchronously. */
function atOnce(draw: () => unknown) {
  flushSync(draw)
  return undefined
}

const onRegistered = vi.fn()

function show(known: Partial<RegistrationValues> = {}, step = 1) {
  const form = (
    <RegistrationForm
      context={context}
      known={known}
      title="Rejestracja"
      intro="Wstęp"
      onRegistered={onRegistered}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: form }], {
    initialEntries: [`/rejestracja?krok=${step}`],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} flushSync={atOnce} />
    </QueryClientProvider>,
  )
  return router
}

function answering(status: number, body: unknown) {
  const fetch = vi.fn(async (_: Request) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const heading = () => screen.getByRole('heading', { level: 2 })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const nip = () => screen.getByLabelText<HTMLInputElement>(/^NIP/)

beforeEach(() => {
  sessionStorage.clear()
  onRegistered.mockClear()
  Element.prototype.scrollIntoView = vi.fn()
})

test('a step with errors says so at the fields and does not lead on', async () => {
  show()
  await press('Dalej')
  expect(screen.getAllByText('Pole jest wymagane')).toHaveLength(3)
  expect(heading().textContent).toMatch(/^Krok 1 z\u00a05/)
  fireEvent.change(nip(), { target: { value: '1234567890' } })
  expect(await screen.findByText('Pole nie jest poprawnym numerem NIP')).toBeTruthy()
  fireEvent.change(nip(), { target: { value: '5260250274' } })
  await waitFor(() => expect(screen.queryByText('Pole nie jest poprawnym numerem NIP')).toBeNull())
})

test('the step is filled in by the keyboard alone, also after a change of mind', async () => {
  show({ kind: 'farm', register: 'krus' })
  await userEvent.click(nip())
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Gospodarstwo rolne' }))
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'KRS' }))
})

test('the next step takes the focus to its heading, and back keeps what was typed', async () => {
  show({ ...filled, company_street: '' })
  await press('Dalej')
  await waitFor(() => expect(heading().textContent).toMatch(/^Krok 2 z\u00a05.*Adres$/))
  expect(document.activeElement).toBe(heading())
  fireEvent.change(screen.getByLabelText(/^Ulica/), { target: { value: 'Leśna' } })
  await press('Wróć')
  await waitFor(() => expect(nip().value).toBe('526-025-02-74'))
  await press('Dalej')
  const street = await screen.findByLabelText<HTMLInputElement>(/^Ulica/)
  expect(street.value).toBe('Leśna')
})

test('a reload loses nothing, and nobody gets past a step with errors by its address', async () => {
  show()
  fireEvent.change(nip(), { target: { value: '526' } })
  cleanup()
  show({}, 4)
  expect(heading().textContent).toMatch(/^Krok 1/)
  expect(nip().value).toBe('526')
})

test("the server's error leads to the step of its field and stands there", async () => {
  const sentence = 'Ten numer NIP ma już konto w programie.'
  const fetch = answering(422, {
    error: 'already_registered',
    message: sentence,
    errors: { nip: [sentence] },
  })
  show(filled, 5)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie' }))
  await press('Zarejestruj się')
  await waitFor(() => expect(heading().textContent).toMatch(/^Krok 1/))
  await waitFor(() => expect(document.activeElement).toBe(nip()))
  expect(nip().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('link', { name: 'pierwsze logowanie' })).toBeTruthy()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(onRegistered).not.toHaveBeenCalled()
})

test('a success is sent once with all that was typed, and the draft is gone', async () => {
  const fetch = answering(201, { data: { awaits_approval: false }, message: 'Gotowe' })
  show(filled, 5)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie' }))
  expect(sessionStorage.length).toBe(1)
  await press('Zarejestruj się')
  await waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1))
  await expect(fetch.mock.lastCall?.[0].json()).resolves.toMatchObject({ ...filled, consents: [2], area: [] })
  expect(fetch.mock.lastCall?.[0].headers.get('idempotency-key')).toBeTruthy()
  expect(sessionStorage.length).toBe(0)
})

test('an invitation fixes the NIP', () => {
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider
        router={createMemoryRouter([
          {
            path: '*',
            element: (
              <RegistrationForm
                context={{ ...context, hash: 'abc', nip: '5260250274' }}
                known={{}}
                title="Rejestracja"
                intro={null}
                onRegistered={onRegistered}
              />
            ),
          },
        ])}
      />
    </QueryClientProvider>,
  )
  expect(screen.queryByLabelText(/^NIP/)).toBeNull()
  expect(screen.getByText('526-025-02-74')).toBeTruthy()
  expect(emptyValues({ ...context, nip: '5260250274' }).nip).toBe('5260250274')
})

test('a NIP that has an account is told at the first step, with the ways on', async () => {
  const fetch = answering(200, { data: { is_taken: true } })
  show(filled)
  await press('Dalej')
  expect(await screen.findByText(/ma już konto w\sprogramie/)).toBeTruthy()
  expect(nip().getAttribute('aria-invalid')).toBe('true')
  expect(fetch.mock.lastCall?.[0].url).toContain('/api/v1/registration/accounts/5260250274')
  expect(screen.getByRole('link', { name: 'pierwsze logowanie' })).toBeTruthy()
  expect(heading().textContent).toMatch(/^Krok 1/)

  answering(200, { data: { is_taken: false } })
  await press('Dalej')
  await waitFor(() => expect(heading().textContent).toMatch(/^Krok 2/))
  expect(screen.queryByRole('link', { name: 'pierwsze logowanie' })).toBeNull()
})

test('where it cannot be learnt whether a NIP has an account, one goes on', async () => {
  answering(429, { error: 'too_many', message: 'Za dużo prób' })
  show(filled)
  await press('Dalej')
  await waitFor(() => expect(heading().textContent).toMatch(/^Krok 2/))
})

test('what is agreed to can be read where it is agreed to, beside the form', () => {
  show(filled, 5)
  for (const [name, path] of [
    [/^Regulamin/, '/regulamin'],
    [/^Polityka prywatności/, '/polityka-prywatnosci'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(path)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  }
})
