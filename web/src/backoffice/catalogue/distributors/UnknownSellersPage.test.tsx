import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import NewDistributorPage from './NewDistributorPage'
import UnknownSellersPage from './UnknownSellersPage'

const place = '/zaplecze/dystrybutorzy/spoza-programu'
const form = '/zaplecze/dystrybutorzy/nowy'

const shop = {
  nip: '7740001454',
  name: 'Sklep Ogrodniczy & Syn',
  participants: 12,
  last_seen_at: '2026-05-12T22:30:00Z',
}

interface Listed {
  readonly nip: string
  readonly name: string | null
  readonly participants: number
  readonly last_seen_at: string
}

/** Shows the page with these sellers, or the form; returns the queries that the list is asked by. */
function show(address: string, sellers: readonly Listed[] = []): string[] {
  const queries: string[] = []
  queryClient.clear()
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname !== '/api/v1/backoffice/unknown-sellers') throw new Error(`Nothing answers ${pathname}`)
    queries.push(search)
    const total = sellers.length
    return Response.json({
      data: { items: sellers },
      meta: { total, per_page: 1, current_page: 1, last_page: Math.max(1, total) },
    })
  })
  const pages = [
    { path: place, element: <UnknownSellersPage /> },
    { path: form, element: <NewDistributorPage /> },
  ]
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter(pages, { initialEntries: [address] })} />
    </QueryClientProvider>,
  )
  return queries
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('each seller stands with its NIP, participants and last day, and leads to the form filled in', async () => {
  const queries = show(place, [shop, { ...shop, nip: '5260250274', name: null, participants: 1 }])
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Dodaj jako .*: Sklep Ogrodniczy/ })
  expect(link.getAttribute('href')).toBe(`${form}?nip=7740001454&name=Sklep+Ogrodniczy+%26+Syn`)
  const nameless = screen.getByRole('link', { name: /5260250274$/ })
  expect(nameless.getAttribute('href')).toBe(`${form}?nip=5260250274`)
  const table = screen.getByRole('table', { name: 'Sprzedawcy spoza programu' })
  const headings = within(table).getAllByRole('columnheader')
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Sprzedawca',
    'NIP',
    'Uczestnicy',
    'Ostatnio',
    'Działania',
  ])
  const [, row, other] = within(table).getAllByRole('row')
  for (const text of ['Sklep Ogrodniczy', '7740001454', '12', '13.05.2026'])
    expect(row?.textContent).toContain(text)
  expect(other?.textContent).toContain('Bez nazwy')
  expect(screen.getByRole('link', { name: /Dystrybutorzy$/ }).getAttribute('href')).toBe(
    '/zaplecze/dystrybutorzy',
  )
  await userEvent.click(screen.getByRole('link', { name: 'Strona 2' }))
  await vi.waitFor(() => expect(queries).toEqual(['?page=1', '?page=2']))
})

test('an empty list says that there are none', async () => {
  show(place)
  await screen.findByText('Nie ma takich sprzedawców')
})

test('the link fills in the form of a new distributor, which anyone may change', async () => {
  show(place, [shop])
  await userEvent.click(await screen.findByRole('link', { name: /^Dodaj jako dystrybutora/ }))
  expect(field(/^Nazwa/).value).toBe('Sklep Ogrodniczy & Syn')
  expect(field(/^NIP/).value).toBe('774-000-14-54')
  await userEvent.clear(field(/^Nazwa/))
  expect(field(/^Nazwa/).value).toBe('')
})

test('the form is empty where the address gives nothing', () => {
  show(form)
  expect(field(/^Nazwa/).value).toBe('')
  expect(field(/^NIP/).value).toBe('')
})
