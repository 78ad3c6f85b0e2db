import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import AvailabilityPage from './AvailabilityPage'

const branches = [
  { city: 'Radom', postcode: '26-600' },
  { city: 'Toruń', postcode: '87-100' },
  { city: 'Inowrocław', postcode: '88-100' },
]

const answers: Record<string, object> = {
  '/api/v1/product-availability/dictionary': {
    data: {
      products: [{ sap: '100', name: 'DOVVO 450 SC', brand: 'DOVVO' }],
      cities: branches.map(({ city }) => city),
      distributors: [],
      branches: [],
    },
  },
  '/api/v1/distributors': { data: { items: branches, fields: [] } },
  '/api/v1/product-availability': { data: { items: [], fields: [] }, meta: { total: 0, last_page: 1 } },
}

beforeEach(() => {
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  queryClient.setQueryData(['profile'], { profile: { company_postcode: '88-150' } })
})

afterEach(() => queryClient.clear())

function openAt(address: string) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname, search } = new URL(new Request(input).url)
    requests.push(pathname + search)
    return Response.json(answers[pathname] ?? {}, { status: pathname in answers ? 200 : 404 })
  })
  const element = <AvailabilityPage />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, requests }
}

test('an address that asks for what is near searches the nearest town, and offers the next ones', async () => {
  const { router, requests } = openAt('/produkty/sprawdz-dostepnosc?products=100&near=me')
  const nearest = await screen.findByRole('button', { name: 'Inowrocław', pressed: true })
  expect(nearest.closest('fieldset')?.textContent).toBe('Najbliżej kodu 88-150:InowrocławToruńRadom')
  expect(router.state.location.search).toBe('?products=100&type=city&search=Inowroc%C5%82aw')
  expect(requests.at(-1)).toContain('city=Inowroc%C5%82aw')
  await userEvent.click(screen.getByRole('button', { name: 'Toruń' }))
  expect(router.state.location.search).toContain('search=Toru%C5%84')
})

test('any other address asks for no branches', async () => {
  const { requests } = openAt('/produkty/sprawdz-dostepnosc?products=100')
  expect(await screen.findByText('Wskaż miejsce')).toBeDefined()
  expect(screen.queryByText(/^Najbliżej kodu/)).toBeNull()
  expect(requests.some((path) => path.startsWith('/api/v1/distributors'))).toBe(false)
})
