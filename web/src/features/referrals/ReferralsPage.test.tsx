import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import ReferralsPage from './ReferralsPage'

const url = 'https://plon.example/rejestracja?polecenie=K7M2QX'
const farm = { company_name: 'Stary Młyn', city: 'Żnin', joined_on: '2025-08-19' }

interface Given {
  readonly total: number
  /** Farms on the page that is asked for. */
  readonly items: readonly object[]
  readonly visible: number
  readonly at?: string
}

function show({ total, items, visible, at = '/polecenia' }: Given) {
  const pages: (string | null)[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/api/v1/user/referral-link')
      return Response.json({ data: { url, code: 'K7M2QX', total, visible } })
    if (pathname !== '/api/v1/user/referrals') return Response.json({}, { status: 404 })
    const page = searchParams.get('page')
    pages.push(page)
    const meta = {
      total: visible,
      current_page: Number(page),
      last_page: Math.ceil(visible / 20),
      per_page: 20,
    }
    return Response.json({ data: { items }, meta })
  })
  const router = createMemoryRouter([{ path: '*', element: <ReferralsPage /> }], { initialEntries: [at] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return pages
}

afterEach(() => queryClient.clear())

test('every farm that agreed stands in the list, page by page', async () => {
  const pages = show({ total: 40, visible: 22, items: [farm], at: '/polecenia?page=2' })
  const table = await screen.findByRole('table', { name: 'Gospodarstwa z Twojego polecenia' })
  const [, row] = within(table).getAllByRole('row')
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Stary Młyn', 'Żnin', '19.08.2025'])
  expect(pages).toEqual(['2'])
  expect(screen.getByText('Łącznie: 22')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Poprzednia strona' })).toBeTruthy()
  expect(screen.getByText(url)).toBeTruthy()
})

test.each([
  ['nobody came', { total: 0, visible: 0 }, /^Nikt jeszcze nie skorzystał z\slinku$/],
  ['nobody agreed', { total: 3, visible: 0 }, /^Nikogo nie wymieniamy z\snazwy$/],
  ['the page is past the end', { total: 30, visible: 22 }, /^Nie ma takiej strony$/],
])('an empty list says why: %s', async (_, numbers, sentence) => {
  show({ ...numbers, items: [], at: '/polecenia?page=9' })
  expect(await screen.findByText(sentence)).toBeTruthy()
})
