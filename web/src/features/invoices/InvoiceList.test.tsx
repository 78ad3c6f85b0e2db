import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { InvoiceList } from './InvoiceList'

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  queryClient.clear()
  save.mockReset()
  /* A read without an answer is tried again after a second, and another one. */
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
  })
  vi.stubGlobal('fetch', noAnswer)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const { save } = vi.hoisted(() => ({ save: vi.fn() }))
/* A browser of its own would follow the link that saves a file. */
vi.mock('../../api/download', () => ({ saveAnswer: async (call: Promise<unknown>) => save(await call) }))

function show(address = '/moje-faktury') {
  const router = createMemoryRouter(
    [{ path: '*', element: <InvoiceList tab="0" season={2025} />, errorElement: <p>Strona błędu</p> }],
    { initialEntries: [address] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('without a connection a list that is not on the phone leaves the page in place', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  expect(await screen.findByText(/^Tej listy nie ma jeszcze/)).toBeTruthy()
  expect(screen.queryByText('Strona błędu')).toBeNull()
})

test('where the server cannot be reached it can be asked for again', async () => {
  show()
  await screen.findByText('Brak połączenia')
  const page = { meta: { current_page: 1, last_page: 1, per_page: 10, total: 0 } }
  vi.stubGlobal('fetch', async () => Response.json({ data: { fields: [], items: [] }, ...page }))
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText(/^W\stym sezonie nie masz/)).toBeTruthy()
})

test('a failure of the server has the error page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }))
  show()
  expect(await screen.findByText('Strona błędu')).toBeTruthy()
})

const invoice = {
  id: 'a',
  document_name: 'FV/1',
  distributor_name: 'Agro-Bzura',
  date: '2025-08-18',
  points: 10,
  value: 1000,
  status: { code: 'accepted', label: 'Zaakceptowana', color: 'green' },
  file: true,
  edi: false,
}

const fields = [
  { key: 'document_name', label: 'Numer faktury', sortable: true, header: true, details: false },
]

/** Answers with a page of invoices, and keeps the addresses that were asked for. */
function server(items: readonly object[]) {
  const addresses: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, search } = new URL(url)
    addresses.push(pathname + search)
    if (/(export|pdf)$/.test(pathname)) return new Response('FV/1')
    const meta = { current_page: 1, last_page: 1, per_page: 25, total: items.length }
    return Response.json({ data: { fields, items }, meta })
  })
  return addresses
}

test.each([
  ['CSV', '/api/v1/invoices/2025/export', 'format=csv'],
  ['Excel', '/api/v1/invoices/2025/export', 'format=xlsx'],
  ['PDF', '/api/v1/invoices/2025/pdf', ''],
])('all of the filtered list leaves as %s, in its order', async (label, path, format) => {
  const addresses = server([invoice])
  show('/moje-faktury?page=3&search=FV&edi=false&sortBy=value&sortDesc=false')
  await screen.findByRole('link', { name: /^FV/ })
  await userEvent.click(screen.getByRole('button', { name: `Pobierz ${label}` }))
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  const [called = '', query = ''] = addresses.at(-1)?.split('?') ?? []
  expect(called).toBe(path)
  expect(query.split('&').sort()).toEqual(
    ['type=document_name', 'search=FV', 'edi=false', 'sortBy=value', 'sortDesc=false', format]
      .filter(Boolean)
      .sort(),
  )
})

test('an empty list is offered in no file', async () => {
  server([])
  show()
  await screen.findByText(/^W\stym sezonie nie masz/)
  expect(screen.queryByRole('button', { name: /^Pobierz/ })).toBeNull()
})

test('an invoice and its file have addresses, over the list as it stands', async () => {
  server([invoice])
  show('/moje-faktury?search=FV')
  const links = [
    await screen.findByRole('link', { name: /^FV/ }),
    screen.getByRole('link', { name: 'Zobacz plik' }),
  ]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/moje-faktury?search=FV&id=a#!szczegoly-faktury',
    '/moje-faktury?search=FV&id=a#!plik-faktury',
  ])
})
