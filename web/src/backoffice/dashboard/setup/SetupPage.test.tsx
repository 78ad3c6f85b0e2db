import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import SetupPage from './SetupPage'

const proposal = {
  expires_at: '2026-11-28T07:00:00Z',
  brand_name: 'Żniwo',
  data_controller: 'Żniwo Sp. z o.o.',
  brand_phone: '+48500000300',
  brand_email: 'info@zniwo.example',
  season: {
    year: 2027,
    starts_on: '2026-11-01',
    ends_on: '2027-10-31',
    is_there: false,
    welcome_points: 500,
    membership_points: 300,
  },
  points_limit: 4_000_000,
  points_per_zloty: 100,
  levels: [{ level: '50000', bonus_points: '1000' }],
}

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

function visit(link: () => Response) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/setup/link')) return link()
    sent.push(await request.json())
    return Response.json({ data: { email: 'jan@plon.example' }, message: 'Gotowe' }, { status: 201 })
  })
  const router = createMemoryRouter(
    [
      { path: '/zaplecze/pierwsze-uruchomienie', element: <SetupPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/zaplecze/pierwsze-uruchomienie#tajny-token'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, sent }
}

test('a link that is of no use says why and leads to the sign-in', async () => {
  visit(() =>
    Response.json({ error: 'setup_done', message: 'Portal jest już skonfigurowany.' }, { status: 410 }),
  )
  expect(await screen.findByText('Portal jest już skonfigurowany.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zaloguj się na zaplecze' })).toBeTruthy()
})

test('the three steps are sent together and lead to the sign-in', async () => {
  const { router, sent } = visit(() => Response.json({ data: proposal }))
  await userEvent.type(await screen.findByLabelText(/^Imię/), 'Jan')
  await userEvent.type(screen.getByLabelText(/^Nazwisko/), 'Lis')
  await userEvent.type(screen.getByLabelText(/^Twój adres e-mail/), 'jan@plon.example')
  await userEvent.type(screen.getByLabelText(/^Nowe hasło/), 'Zboze#dojrzewa25')
  await userEvent.type(screen.getByLabelText(/^Powtórz hasło/), 'Zboze#dojrzewa25')
  await userEvent.click(screen.getByRole('button', { name: 'Usuń poziom 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Uruchom portal' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/zaplecze/logowanie'))
  expect(sent[0]).toMatchObject({
    token: 'tajny-token',
    season: 2027,
    brand_name: 'Żniwo',
    email: 'jan@plon.example',
    welcome_points: '500',
    points_limit: '4000000',
    levels: [],
  })
  expect(sessionStorage.getItem('plon-backoffice-redirect')).toBe('/zaplecze/przed-startem')
})
