import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { PurchaseList } from './PurchaseList'

const { save } = vi.hoisted(() => ({ save: vi.fn() }))
/* A browser of its own would follow the link that saves a file. */
vi.mock('../../api/download', () => ({ saveAnswer: async (call: Promise<unknown>) => save(await call) }))

const purchase = {
  group: 3,
  distributor: 2,
  product: 'DOVVO 450 SC',
  distributor_name: 'Agro-Bzura',
  quantity: 2,
  volume: 10_000,
  unit: 'L',
  points: 100,
  turnover: 1000,
}

const fields = [{ key: 'product', label: 'Produkt', sortable: true, header: true, details: false }]

/** Answers with a page of purchases, and keeps the addresses that were asked for. */
function server(items: readonly object[]) {
  const addresses: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, search } = new URL(url)
    addresses.push(pathname + search)
    if (/(export|pdf)$/.test(pathname)) return new Response('DOVVO')
    const meta = { current_page: 1, last_page: 1, per_page: 25, total: items.length }
    return Response.json({ data: { fields, items }, meta, filters: { season: 2024 } })
  })
  return addresses
}

function show() {
  const list = (
    <PurchaseList
      query={{ page: 2, season: 2024, search: 'dovvo', sortBy: 'points', sortDesc: true }}
      sort={{ by: 'points', desc: true }}
      onSort={() => undefined}
      onClear={null}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: list }], {
    initialEntries: ['/moje-zakupy?season=2024'],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  queryClient.clear()
  save.mockReset()
})

test.each([
  ['CSV', '/api/v1/my-shopping/export', 'format=csv'],
  ['Excel', '/api/v1/my-shopping/export', 'format=xlsx'],
  ['PDF', '/api/v1/my-shopping/pdf', ''],
])('all of the filtered list leaves as %s, in its order', async (label, path, format) => {
  const addresses = server([purchase])
  show()
  await screen.findByRole('link', { name: 'DOVVO 450 SC' })
  await userEvent.click(screen.getByRole('button', { name: `Pobierz ${label}` }))
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  const [called = '', query = ''] = addresses.at(-1)?.split('?') ?? []
  expect(called).toBe(path)
  expect(query.split('&').sort()).toEqual(
    ['season=2024', 'search=dovvo', 'sortBy=points', 'sortDesc=true', format].filter(Boolean).sort(),
  )
})

test('without purchases there is no file', async () => {
  server([])
  show()
  await screen.findByText('Brak danych')
  expect(screen.queryByRole('button', { name: /^Pobierz/ })).toBeNull()
})

test('a product has the address of its invoices', async () => {
  server([purchase])
  show()
  const link = await screen.findByRole('link', { name: 'DOVVO 450 SC' })
  expect(link.getAttribute('href')).toBe(
    '/moje-zakupy?season=2024&produkt=3&dystrybutor=2&sezon-zakupow=2024#!szczegoly-zakupow',
  )
})
