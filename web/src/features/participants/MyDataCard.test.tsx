import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { MyDataCard } from './MyDataCard'

type Answers = { requests: () => Response; isCollecting?: boolean }

function show({ requests, isCollecting = true }: Answers) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (request.method === 'GET') return requests()
    return Response.json({ data: { url: '/pliki/kopia.zip' }, message: 'Pobieramy' })
  })
  const router = createMemoryRouter([{ path: '*', element: <MyDataCard isCollecting={isCollecting} /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const askButton = () => screen.queryByRole('button', { name: /^Poproś o.usunięcie danych$/ })

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('a request that could not be looked up is not taken for none', async () => {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  show({ requests: () => Response.json({}, { status: 500 }) })
  expect(await screen.findByText(/Nie udało się sprawdzić/)).toBeTruthy()
  expect(askButton()).toBeNull()
})

test('nor is one that is still being looked up', async () => {
  show({ requests: () => Response.json({ data: { exported_at: null, erasure: null } }) })
  expect(askButton()).toBeNull()
  await screen.findByText(/Usuniemy Twoje dane osobowe/)
  expect(askButton()).toBeTruthy()
})

test('the day of the last copy follows the copy that was just taken', async () => {
  let exported_at: string | null = null
  show({ requests: () => Response.json({ data: { exported_at, erasure: null } }) })
  await screen.findByText(/Usuniemy Twoje dane osobowe/)
  exported_at = '2025-08-20T07:00:00Z'
  await userEvent.click(screen.getByRole('button', { name: 'Pobierz kopię danych' }))
  expect(await screen.findByText(/Ostatnio pobrana/)).toBeTruthy()
})

test.each([true, false])(
  'what there is of data is said to those who have it, points and invoices: %s',
  async (isCollecting) => {
    show({ requests: () => Response.json({ data: { exported_at: null, erasure: null } }), isCollecting })
    await screen.findByText(/Usuniemy Twoje dane osobowe, a.z.nimi konto/)
    expect(screen.queryByText(/załączniki faktur/) !== null).toBe(isCollecting)
    expect(screen.queryByText(/konto i.punkty/) !== null).toBe(isCollecting)
  },
)
