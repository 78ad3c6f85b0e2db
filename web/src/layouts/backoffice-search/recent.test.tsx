import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { operatorBearer } from '../../api/operator-client'
import { queryClient } from '../../api/query-client'
import { signOutOperator } from '../../session/operator'
import { recentRecords, useRecentRecords } from './recent'

const ewa = { email: 'ewa@plon.example', first_name: 'Ewa', last_name: 'Lis', roles: ['administrator'] }
const order = '0190a5f0-5c1e-7d3a-8b2f-0a1b2c3d4e5f'

function Layout() {
  useRecentRecords()
  return null
}

function at(place: string, operator = ewa) {
  queryClient.setQueryData(['backoffice', 'me'], operator)
  const router = createMemoryRouter([{ path: '*', element: <Layout /> }], { initialEntries: [place] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return (next: string) => act(() => router.navigate(next))
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

test('records whose pages were opened are kept as references alone, the last one first', async () => {
  const go = at('/zaplecze/uczestnicy/12')
  await go(`/zaplecze/zamowienia/${order}`)
  await go('/zaplecze/uczestnicy/12?tab=points')
  expect(recentRecords(ewa)).toEqual(['participant-12', `order-${order}`])
  expect(Object.entries(localStorage)).toEqual([
    [expect.stringMatching(/^plon-recent-records:[\da-f]+$/), `participant-12,order-${order}`],
  ])
})

test.each([
  '/zaplecze/promocje',
  '/zaplecze/promocje/nowa',
  '/zaplecze/zamowienia/kody',
  '/zaplecze/dystrybutorzy/spoza-programu',
  '/zaplecze/promocje/7/wyniki',
])('%s is the page of no record', (place) => {
  at(place)
  expect(recentRecords(ewa)).toEqual([])
})

test('ten records are kept', async () => {
  const go = at('/zaplecze/produkty/1')
  for (let id = 2; id <= 12; id++) await go(`/zaplecze/produkty/${id}`)
  expect(recentRecords(ewa)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((id) => `product-${id}`))
})

test('each operator has records of their own, which end with the sign-out', () => {
  const jan = { ...ewa, email: 'jan@plon.example' }
  at('/zaplecze/importy/3', jan)
  document.body.replaceChildren()
  at('/zaplecze/importy/4')
  expect([recentRecords(jan), recentRecords(ewa)]).toEqual([['import-3'], ['import-4']])
  operatorBearer.signIn('t1')
  act(() => signOutOperator())
  expect(recentRecords(ewa)).toEqual([])
})
