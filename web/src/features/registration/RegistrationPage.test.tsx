import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'react-dom'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { draftKey, saveDraft } from './draft'
import RegistrationPage from './RegistrationPage'
import { filled } from './test-values'
import { emptyValues, type RegistrationContext } from './values'

const context: RegistrationContext = {
  account: 'program.retail',
  hash: null,
  nip: null,
  companyLookup: false,
  crops: [],
  consents: [],
  referral: null,
}

const partners: Record<string, object> = {
  K7M2QX: { company_name: 'Agro-Sklep Kujawy', city: 'Inowrocław', consent: 'Zgoda dla Kujaw.' },
  B3TT5R: { company_name: 'Skup Pałuki', city: 'Żnin', consent: 'Zgoda dla Pałuk.' },
}

const sent = vi.fn()
const requests: string[] = []
/** The answers of partners who cannot be read now, by code: a status, or 0 for no signal. */
const refusals = new Map<string, number>()

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  sent.mockClear()
  requests.splice(0)
  refusals.clear()
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') {
      sent(await request.json())
      return Response.json({ data: { awaits_approval: false }, message: 'Gotowe' }, { status: 201 })
    }
    if (pathname === '/api/v1/registration')
      return Response.json({ data: { open: true, company_lookup: false, crops: [] } })
    if (pathname.startsWith('/api/v1/registration/referrals/')) {
      const code = pathname.split('/').at(-1) ?? ''
      requests.push(code)
      const refusal = refusals.get(code)
      if (refusal === 0) throw new TypeError('Failed to fetch')
      if (refusal) return Response.json({ message: 'Nie teraz' }, { status: refusal })
      const data = partners[code]
      return data ? Response.json({ data }) : Response.json({ error: 'not_found' }, { status: 404 })
    }
    if (pathname.startsWith('/api/v1/registration/invitations/'))
      return Response.json({ data: { nip: '5260250274', registration_code: 'A', last_day: '2025-09-01' } })
    return Response.json({ data: [] })
  })
  saveDraft(draftKey(context), {
    ...emptyValues(context),
    ...filled,
  })
})
afterEach(() => queryClient.clear())

/** Stand-in for the router's flush option, which renders a navigation synchronously. */
function atOnce(draw: () => unknown) {
  flushSync(draw)
  return undefined
}

/** Opens an address, as a reload does too: what a tab keeps is there, what the page knew is not. */
function visit(address: string) {
  cleanup()
  queryClient.clear()
  const router = createMemoryRouter(
    [
      { path: '/rejestracja', element: <RegistrationPage /> },
      { path: '/rejestracja/:hash/:nip', element: <RegistrationPage /> },
      { path: '*', element: 'Dziękujemy' },
    ],
    { initialEntries: [address] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} flushSync={atOnce} />
    </QueryClientProvider>,
  )
  return router
}

const sentence = async (partner: string) => {
  const name = await screen.findByText(partner, { selector: 'strong' })
  expect(name.parentElement?.textContent).toBe(`Zapisujesz się z\u00a0polecenia: ${partner}`)
}
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const heading = () => screen.findByRole('heading', { level: 2 })

test('the partner of the link is named, also at the consents, after every step and a reload', async () => {
  const router = visit('/rejestracja?polecenie=K7M2QX')
  await sentence('Agro-Sklep Kujawy, Inowrocław')
  for (const step of [2, 3, 4, 5]) {
    await userEvent.click(screen.getByRole('button', { name: 'Dalej' }))
    await waitFor(async () => expect((await heading()).textContent).toMatch(`Krok ${step}`))
  }
  expect(router.state.location.search).toBe('?krok=5')
  await sentence('Agro-Sklep Kujawy, Inowrocław')
  await userEvent.click(await box(/Zgoda dla Kujaw/))

  visit('/rejestracja?krok=5')
  expect((await box(/Zgoda dla Kujaw/)).checked).toBe(true)
})

test.each([
  ['nothing is ticked by itself', null],
  ['what was ticked is sent as it was shown', 'Zgoda dla Kujaw.'],
])('%s, and the code is used up with the registration', async (_, agreed) => {
  visit('/rejestracja?polecenie=K7M2QX&krok=5')
  const consent = await box(/Zgoda dla Kujaw/)
  expect(consent.checked).toBe(false)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie' }))
  expect(consent.checked).toBe(false)
  if (agreed !== null) await userEvent.click(consent)
  await userEvent.click(screen.getByRole('button', { name: 'Zarejestruj się' }))
  expect(await screen.findByText('Dziękujemy')).toBeTruthy()
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ referral: 'K7M2QX', referral_consent: agreed }),
  )

  visit('/rejestracja')
  await heading()
  expect(screen.queryByText(/polecenia/)).toBeNull()
})

test('an agreement is for one partner and is not passed on to another', async () => {
  visit('/rejestracja?polecenie=K7M2QX&krok=5')
  await userEvent.click(await box(/Zgoda dla Kujaw/))
  visit('/rejestracja?polecenie=B3TT5R&krok=5')
  await sentence('Skup Pałuki, Żnin')
  expect((await box(/Zgoda dla Pałuk/)).checked).toBe(false)
})

test.each([
  ['unknown', 'NIEZNANY', ['NIEZNANY']],
  ['no code at all', '../profile', []],
])('a code that is %s shows nothing and keeps nobody from registering', async (_, code, requested) => {
  visit(`/rejestracja?polecenie=${encodeURIComponent(code)}&krok=5`)
  await userEvent.click(await screen.findByRole('button', { name: 'Zarejestruj się' }))
  expect(await screen.findByText('Dziękujemy')).toBeTruthy()
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ referral: null, referral_consent: null }),
  )
  expect(requests).toEqual(requested)
})

test.each([
  ['too many lookups', 429],
  ['a failure of the server', 500],
  ['no signal', 0],
])('after %s the code is sent all the same, without a consent', async (_, status) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  refusals.set('K7M2QX', status)
  visit('/rejestracja?polecenie=K7M2QX&krok=5')
  await heading()
  expect(screen.queryByText(/polecenia/)).toBeNull()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await userEvent.click(await screen.findByRole('button', { name: 'Zarejestruj się' }))
  expect(await screen.findByText('Dziękujemy')).toBeTruthy()
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ referral: 'K7M2QX', referral_consent: null }),
  )
})

test('a code that could not be read is asked for again by the next page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  refusals.set('K7M2QX', 500)
  visit('/rejestracja?polecenie=K7M2QX')
  await heading()
  refusals.clear()
  visit('/rejestracja?krok=5')
  await sentence('Agro-Sklep Kujawy, Inowrocław')
})

test.each([
  ['unknown', 'NIEZNANY', 404],
  ['not readable now', 'B3TT5R', 500],
])('a code in the address that is %s leaves the partner of the link before', async (_, code, status) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  visit('/rejestracja?polecenie=K7M2QX')
  await sentence('Agro-Sklep Kujawy, Inowrocław')
  refusals.set(code, status)
  visit(`/rejestracja?polecenie=${code}&krok=5`)
  await sentence('Agro-Sklep Kujawy, Inowrocław')
  visit('/rejestracja?krok=5')
  await sentence('Agro-Sklep Kujawy, Inowrocław')
})

test('an invitation is by the operators, whatever link was followed before', async () => {
  visit('/rejestracja?polecenie=K7M2QX')
  await sentence('Agro-Sklep Kujawy, Inowrocław')
  visit('/rejestracja/abc/5260250274')
  expect(await screen.findByText(/Rejestrujesz się z\szaproszenia/)).toBeTruthy()
  expect(screen.queryByText(/polecenia/)).toBeNull()
})
