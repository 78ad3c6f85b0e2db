import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import CalculatorPage from './CalculatorPage'
import { savedQuantities, saveQuantities } from './saved-quantities'

const nip = '5260250274'
const product = (sap: string) => ({
  sap,
  name: `DOVVO ${sap}`,
  brand: 'DOVVO',
  unit: 'L',
  colour: '#0b7a75',
  points_per_unit: 10_000,
  cap_points: null,
  granted: 0,
  volumes: [10_000],
})
const basis = {
  season: 2025,
  products: [product('100'), product('200')],
  total: 0,
  limit: 4_000_000,
  levels: [],
}

beforeEach(() => {
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    new URL(new Request(input).url).pathname === '/api/v1/calculator'
      ? Response.json({ data: basis })
      : Response.json({}, { status: 404 }),
  )
  queryClient.setQueryData(['profile'], { account_type: 'program.retail', profile: { nip } })
})

afterEach(() => queryClient.clear())

async function openAt(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <CalculatorPage /> }], {
    initialEntries: [address],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Kalkulator punktów' })
  return router
}

const shown = () => screen.queryAllByRole('heading', { name: /^DOVVO/ }).map(({ textContent }) => textContent)

test('a suggestion of the address is calculated once, says what it replaced, and gives it back', async () => {
  saveQuantities(nip, { 200: { 10000: 3 } })
  const router = await openAt('/kalkulator?produkty=100:10000:2')
  expect(shown()).toEqual(['DOVVO 100'])
  expect(router.state.location.search).toBe('')
  expect(screen.getByRole('alert').textContent).toMatch(/w.miejsce tych, które były tu wcześniej/)
  await userEvent.click(screen.getByRole('button', { name: 'Przywróć poprzednie' }))
  expect(shown()).toEqual(['DOVVO 200'])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(savedQuantities(nip)).toEqual({ 200: { 10000: 3 } })
})

test('where nothing was typed, a suggestion replaces nothing', async () => {
  await openAt('/kalkulator?produkty=100:10000:2')
  expect(shown()).toEqual(['DOVVO 100'])
  expect(screen.queryByRole('alert')).toBeNull()
})
