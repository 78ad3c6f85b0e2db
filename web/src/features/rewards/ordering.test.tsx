// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { profileQuery } from '../../session/session'
import { settingsQuery } from '../../session/settings'
import MyAwardsPage from './MyAwardsPage'
import OrderRewardPage from './OrderRewardPage'
import { rewardQuery } from './queries'

const slug = 'koszula-flanelowa'

const profile = {
  first_name: 'Jan',
  last_name: 'Kłos',
  nip: '5260250274',
  correspondence_address: false,
  company_street: 'Polna',
  company_street_number: '1',
  company_street_number_place: null,
  company_postcode: '87-100',
  company_city: 'Toruń',
}

const user = { profile, points: { available: 9_000 } }

const shirt = {
  id: 7,
  slug,
  kind: 'parcel',
  name: 'Koszula flanelowa',
  points: 7_900,
  available: true,
  affordable: true,
  variants: [
    { id: 31, name: 'M', available: true },
    { id: 32, name: 'L', available: true },
    { id: 33, name: 'XXL', available: false },
  ],
}

const selected = { code: 'selected', label: 'Wybrana', color: 'yellow' }

const placed = {
  id: 'o12',
  number: 12,
  reward: 'Koszula flanelowa',
  variant: 'L',
  kind: 'parcel',
  delivery: 'post',
  points: 7_900,
  status: selected,
  date: '2025-08-20T07:00:00Z',
  history: [{ at: '2025-08-20T07:00:00Z', status: selected }],
  cancellable: true,
  address: {
    recipient: 'Jan Kłos',
    street: 'Polna',
    street_number: '1',
    postcode: '87-100',
    city: 'Toruń',
  },
}

const fields = [
  { key: 'history', label: 'Historia zamówienia', sortable: false, header: false, details: true },
]

const bodies: unknown[] = []

function show(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/nagrody/:slug/zamowienie', element: <OrderRewardPage /> },
      { path: '/moje-nagrody', element: <MyAwardsPage /> },
      { path: '*', element: <p>Nagroda</p> },
    ],
    { initialEntries: [`/nagrody/${slug}`, address], initialIndex: 1 },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const addressNow = ({ state }: ReturnType<typeof show>) => state.location.pathname + state.location.search
const size = () => screen.getByLabelText<HTMLSelectElement>(/^Rozmiar/)

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  bodies.length = 0
  bearer.borrow('t')
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/profile')) return Response.json({ data: user })
    if (pathname.includes('/prize/details/')) return Response.json({ data: shirt })
    if (request.method !== 'POST') {
      const meta = { current_page: 1, last_page: 1, per_page: 16, total: 1 }
      return Response.json({ data: { items: [placed], fields, has_money_prize: false }, meta })
    }
    bodies.push(await request.json())
    const message = 'Zamówienie nr 12 zostało przyjęte'
    return Response.json({ data: { id: 'o12', number: 12, points: 7_900 }, message }, { status: 201 })
  })
  queryClient.setQueryData(profileQuery.queryKey, user as never)
  queryClient.setQueryData(settingsQuery.queryKey, { brand: {}, order_days: 10 } as never)
  queryClient.setQueryData(rewardQuery(slug).queryKey, shirt as never)
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  bearer.forget()
})

test('the size of the reward’s page is chosen in the order', () => {
  show(`/nagrody/${slug}/zamowienie?rozmiar=32`)
  expect(size().value).toBe('32')
})

test.each(['33', '99', 'abc'])('the size %s, which cannot be had, is not chosen', (id) => {
  show(`/nagrody/${slug}/zamowienie?rozmiar=${id}`)
  expect(size().value).toBe('')
})

test('an order ends with its thanks, which a reload shows again, and Back leads to no second order', async () => {
  const router = show(`/nagrody/${slug}/zamowienie?rozmiar=32`)
  await userEvent.click(screen.getByRole('button', { name: 'Zamawiam' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Zamówienie przyjęte' })
  expect(bodies).toMatchObject([{ reward_id: 7, variant_id: 32, points: 7_900 }])
  expect(document.activeElement).toBe(heading)
  expect(addressNow(router)).toBe('/moje-nagrody?zamowienie=12&nowe=1')
  expect(screen.getByText('Koszula flanelowa, L')).toBeTruthy()
  expect(
    screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Wyślemy nagrodę na adres: Jan Kłos, Polna 1, 87-100 Toruń.',
    'Zwykle robimy to w ciągu 10 dni roboczych.',
    'O każdej zmianie powiadomimy Cię w portalu.',
    'Dopóki nie zaczniemy, możesz anulować zamówienie na jego stronie.',
  ])
  expect(screen.getByRole('link', { name: 'Wybierz kolejną nagrodę' }).getAttribute('href')).toBe('/nagrody')

  const address = addressNow(router)
  await act(async () => router.navigate(-1))
  expect(addressNow(router)).toBe(`/nagrody/${slug}`)
  cleanup()
  const reloaded = show(address)
  await screen.findByRole('heading', { level: 1, name: 'Zamówienie przyjęte' })
  await userEvent.click(screen.getByRole('link', { name: 'Zobacz zamówienie' }))
  await screen.findByRole('heading', { level: 1, name: 'Zamówienie nr\u00a012' })
  const track = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(track).toEqual([
    'Zamówione20.08.2025, 09:00',
    'Przyjęte do realizacji, jeszcze nie',
    'Wysłane, jeszcze niezwykle w\u00a0ciągu 10\u00a0dni roboczych',
  ])
  await act(async () => reloaded.navigate(-1))
  await waitFor(() => expect(addressNow(reloaded)).toBe(`/nagrody/${slug}`))
})

test('what was typed in an order is there after a reload', async () => {
  show(`/nagrody/${slug}/zamowienie?rozmiar=32`)
  await userEvent.selectOptions(size(), '31')
  await userEvent.clear(screen.getByLabelText(/^Odbiorca/))
  await userEvent.type(screen.getByLabelText(/^Odbiorca/), 'Anna Kłos')
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  show(`/nagrody/${slug}/zamowienie?rozmiar=32`)
  expect(size().value).toBe('31')
  expect(screen.getByLabelText<HTMLInputElement>(/^Odbiorca/).value).toBe('Anna Kłos')
  expect(screen.getByText('Przywróciliśmy to, czego nie udało się zapisać')).toBeTruthy()
})
