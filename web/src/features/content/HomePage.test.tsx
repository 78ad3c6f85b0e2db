import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { profileQuery, type User } from '../../session/session'
import { settingsQuery } from '../../session/settings'
import HomePage from './HomePage'
import { type HomeTexts, homeTextsQuery } from './queries'

const texts = {
  label: 'Program dla gospodarstw',
  headline: 'Zbieraj punkty',
  lead: 'Za każdą fakturę',
  about_title: 'Kupujesz jak zawsze',
  about_text: 'Punkty dostajesz',
  steps_title: 'Trzy kroki do nagrody',
  step_1_title: 'Kup',
  step_1_text: 'Wybierz',
  step_2_title: 'Zgłoś',
  step_2_text: 'Zrób zdjęcie',
  step_3_title: 'Odbierz',
  step_3_text: 'Zamień',
  rewards_title: 'Na co zamienisz punkty',
  reward_1_title: 'Przelew',
  reward_1_text: 'W złotych',
  reward_2_title: '',
  reward_3_title: '',
  products_title: 'Sprawdź, za co są punkty',
  products_text: 'Zobacz produkty',
  newsletter_title: 'Newsletter',
  newsletter_text: 'Napiszemy',
  questions_title: 'Pytania',
} as Partial<HomeTexts> as HomeTexts

const programs: (string | null)[] = []

beforeEach(() => {
  programs.splice(0)
  vi.stubGlobal('fetch', async (request: Request) => {
    const { searchParams } = new URL(request.url)
    if (searchParams.has('program')) programs.push(searchParams.get('program'))
    return Response.json({}, { status: 404 })
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  bearer.forget()
  queryClient.clear()
})

async function show(user: Partial<User> | null) {
  if (user) {
    bearer.signIn('t')
    queryClient.setQueryData(profileQuery.queryKey, user as User)
  }
  queryClient.setQueryData(homeTextsQuery.queryKey, texts)
  queryClient.setQueryData(settingsQuery.queryKey, { brand: { name: 'Plon' } } as never)
  const router = createMemoryRouter([{ path: '*', element: <HomePage /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
}

const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent)

test('a partner reads nothing of points to collect, of steps and of rewards', async () => {
  await show({ account_type: 'program.partner', collects_points: false })
  expect(headings()).toEqual(['Program Plon dla partnerów', 'Produkty w\u00a0programie'])
  expect(new Set(programs)).toEqual(new Set(['program.partner']))
})

test.each([
  ['a visitor', null],
  ['a farm', { account_type: 'program.retail', collects_points: true }],
  ['a partner who collects points', { account_type: 'program.partner', collects_points: true }],
] as const)('%s reads how the programme works', async (_, user) => {
  await show(user)
  for (const heading of ['Zbieraj punkty', 'Trzy kroki do nagrody', 'Na co zamienisz punkty', 'Newsletter'])
    expect(headings().map((text) => text?.replaceAll('\u00a0', ' '))).toContain(heading)
})
