import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import type { User } from '../../session/session'
import { PartnerDashboard } from './PartnerDashboard'

const partner = { account_type: 'program.partner', collects_points: false, ph: null } as Partial<User> as User

const farms = ['Dębowe Pole', 'Pod Lasem', 'Stary Młyn', 'Za Rzeką'].map((name, place) => ({
  company_name: name,
  city: 'Żnin',
  joined_on: `2025-08-1${9 - place}`,
}))

const link = {
  url: 'https://plon.example/rejestracja?polecenie=K7M2QX',
  code: 'K7M2QX',
  total: 9,
  visible: 4,
}

const none = { data: { items: [] }, meta: { total: 0, current_page: 1, last_page: 1, per_page: 20 } }

const requests: URL[] = []

function show(answers: Record<string, object> = {}) {
  const all: Record<string, object> = {
    '/api/v1/user/referral-link': { data: link },
    '/api/v1/user/referrals': { data: { items: farms }, meta: { ...none.meta, total: 4 } },
    '/api/v1/cms/promotions': { data: { archive: [] }, meta: none.meta },
    '/api/v1/cms/news': none,
    '/api/v1/user/notifications': none,
    ...answers,
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url)
    requests.push(url)
    const answer = all[url.pathname]
    return Response.json(answer ?? {}, { status: answer ? 200 : 404 })
  })
  const router = createMemoryRouter([{ path: '*', element: <PartnerDashboard user={partner} /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const card = async () =>
  (await screen.findByRole('heading', { name: /^Gospodarstwa z\sTwojego polecenia$/ })).closest(
    'section',
  ) as HTMLElement

beforeEach(() => void requests.splice(0))
afterEach(() => queryClient.clear())

test('their link comes first, with the latest farms that agreed, and the way to all of them', async () => {
  show()
  const own = within(await card())
  expect(own.getByText(link.url)).toBeTruthy()
  expect(own.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Dębowe PoleŻnin19.08.2025',
    'Pod LasemŻnin18.08.2025',
    'Stary MłynŻnin17.08.2025',
  ])
  expect(own.getByRole('link', { name: 'Wszystkie polecenia' }).getAttribute('href')).toBe('/polecenia')
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings[0]).toBe('Gospodarstwa z\u00a0Twojego polecenia')
})

test('news and promotions are those of partners', async () => {
  show()
  await card()
  const programs = ['/api/v1/cms/news', '/api/v1/cms/promotions'].map((path) =>
    requests
      .filter(({ pathname }) => pathname === path)
      .map(({ searchParams }) => searchParams.get('program')),
  )
  expect(programs).toEqual([['program.partner'], ['program.partner']])
})

test('without an answer about the link the rest of the panel is there, and nothing is asked without end', async () => {
  show({ '/api/v1/user/referral-link': undefined as never })
  expect(await within(await card()).findByText(/Nie udało się ich teraz pobrać/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Trwające promocje' })).toBeTruthy()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(requests.filter(({ pathname }) => pathname === '/api/v1/user/referral-link')).toHaveLength(2)
})
