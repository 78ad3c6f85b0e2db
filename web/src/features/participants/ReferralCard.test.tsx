import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { setToastRenderer } from '../../ui/toast-queue'
import { ReferralCard } from './ReferralCard'

const referral = {
  company_name: 'Agro-Sklep Kujawy',
  city: 'Inowrocław',
  consent: 'Zgadzam się, żeby Agro & Syn <Kujawy> widział moją nazwę.',
  agreed: true,
  is_active: true,
  answered_at: '2025-08-19T10:00:00Z',
}

const sent: unknown[] = []

interface Refusal {
  readonly error: string
  /** Differences from what the card shows. */
  readonly now: Partial<typeof referral>
}

function show(initial: typeof referral | null, kind: 'farm' | 'company' = 'farm', refusal?: Refusal) {
  let state = initial
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ data: state })
    const body = await request.json()
    sent.push(body)
    if (refusal) {
      state = state && { ...state, ...refusal.now }
      return Response.json({ error: refusal.error, message: 'Przeczytaj ją jeszcze raz.' }, { status: 409 })
    }
    state = state && { ...state, agreed: body.agreed, answered_at: '2025-08-20T10:00:00Z' }
    return Response.json({ data: null, message: 'Zapisane' })
  })
  const router = createMemoryRouter([{ path: '*', element: <ReferralCard kind={kind} /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** The whole card with plain spaces. */
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ')
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Zgadzam się/ })

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  sent.splice(0)
})

test.each([
  ['farm', 'nazwę Twojego gospodarstwa, miejscowość'],
  ['company', 'nazwę Twojej firmy, miejscowość'],
] as const)('who agreed reads what the partner sees of a %s', async (kind, seen) => {
  show(referral, kind)
  expect((await box()).checked).toBe(true)
  expect(text()).toContain('Masz konto z polecenia: Agro-Sklep Kujawy, Inowrocław. Partner widzi')
  expect(text()).toContain(seen)
  expect(text()).toContain('Zgadzam się, żeby Agro & Syn <Kujawy> widział moją nazwę.')
  expect(text()).toContain('Zaznaczone 19.08.2025')
})

test('it is withdrawn by one press, and given again', async () => {
  show(referral)
  await userEvent.click(await box())
  await waitFor(async () => expect((await box()).checked).toBe(false))
  await waitFor(() => expect(text()).toContain('Niezaznaczone od 20.08.2025'))
  expect(text()).toContain('Nie widzi, że to Ty')
  await userEvent.click(await box())
  await waitFor(() => expect(text()).toContain('Zaznaczone 20.08.2025'))
  expect(sent).toEqual([
    { agreed: false, consent: referral.consent },
    { agreed: true, consent: referral.consent },
  ])
})

test('words that have changed meanwhile are refused, and the new ones are shown', async () => {
  const notice = vi.fn()
  setToastRenderer(notice)
  const now = { consent: 'Zgadzam się na nowych zasadach.' }
  show({ ...referral, agreed: false }, 'farm', { error: 'consent_outdated', now })
  await userEvent.click(await box())
  await screen.findByRole('checkbox', { name: /na\snowych zasadach/ })
  expect((await box()).checked).toBe(false)
  expect(notice.mock.lastCall?.[0]).toMatchObject({ tone: 'danger', text: 'Przeczytaj ją jeszcze raz.' })
  await userEvent.click(await box())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { agreed: true, consent: referral.consent },
    { agreed: true, consent: now.consent },
  ])
})

const over = 'Ten partner nie bierze już udziału w programie.'

test('to a partner who has left nothing can be agreed', async () => {
  show({ ...referral, agreed: false, is_active: false })
  await screen.findByText(/Agro-Sklep/)
  expect(text()).toContain(over)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the consent to a partner who has left is withdrawn for good', async () => {
  show({ ...referral, is_active: false })
  await userEvent.click(await screen.findByRole('button', { name: 'Wycofaj zgodę' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(text()).toContain(over)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(document.activeElement?.textContent).toContain('Agro-Sklep')
  expect(sent).toEqual([{ agreed: false, consent: referral.consent }])
})

test('a partner who has left meanwhile is shown so once agreeing is refused', async () => {
  show({ ...referral, agreed: false }, 'farm', { error: 'conflict', now: { is_active: false } })
  await userEvent.click(await box())
  await waitFor(() => expect(text()).toContain(over))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('nothing is shown to those who came by themselves', async () => {
  show(null)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await act(async () => {})
  expect(document.body.textContent).toBe('')
})

test('offline nothing is given or taken back, and it is said why', async () => {
  show(referral)
  await box()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect((await box()).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Jesteś offline')).toBeTruthy()
})
