import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { profileQuery, type User } from '../../session/session'
import DistributorsPage from './DistributorsPage'

const branch = (id: number, name: string, postcode: string, edi = false) => ({
  id,
  distributor_name: name,
  name: 'Centrala',
  nip: '5260250274',
  address: 'Rynek 1',
  postcode,
  city: 'Łowicz',
  voivodeship: 'lodzkie',
  phone: '+48600700800',
  edi,
  position: { lat: 52, lng: 19 },
})

const items = [branch(1, 'Agro', '00-100'), branch(2, 'Bzura', '99-400', true), branch(3, 'Cis', '99-100')]
const column = { sortable: true, header: true, details: false }
const fields = [
  { ...column, key: 'distributor_name', label: 'Dystrybutor' },
  { ...column, key: 'edi', label: 'Faktury', sortable: false },
]

function openAt(query: string) {
  const router = createMemoryRouter([{ path: '/dystrybutorzy', element: <DistributorsPage /> }], {
    initialEntries: [`/dystrybutorzy${query}`],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

/** The distributors in their order, once they have come. */
async function shown(): Promise<string[]> {
  const buttons = await screen.findAllByRole('button', { name: /^Pokaż na mapie/ })
  return buttons.map((button) => /: (\w+),/.exec(button.getAttribute('aria-label') ?? '')?.[1] ?? '')
}

beforeEach(() => {
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  vi.stubGlobal('fetch', async () => Response.json({ data: { items, fields } }))
  queryClient.setQueryData(profileQuery.queryKey, { profile: { company_postcode: '99-401' } } as User)
})
afterEach(() => {
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a participant has the nearest first without asking, and by name at a press, and back', async () => {
  const router = openAt('?edi=true')
  expect(await shown()).toEqual(['Bzura', 'Cis', 'Agro'])
  expect(screen.getByText('Najbliżej kodu 99-401')).toBeTruthy()
  expect(screen.queryByLabelText('Sortuj według')).toBeNull()

  await userEvent.click(screen.getByRole('link', { name: 'Według nazwy' }))
  await waitFor(async () => expect(await shown()).toEqual(['Agro', 'Bzura', 'Cis']))
  expect(screen.getByLabelText('Sortuj według')).toBeTruthy()
  expect(router.state.location.search).toContain('edi=true')

  await userEvent.click(screen.getByRole('link', { name: /^Najbliżej kodu.99-401$/ }))
  await waitFor(async () => expect(await shown()).toEqual(['Bzura', 'Cis', 'Agro']))
  expect(router.state.location.search).toBe('?edi=true')
})

test('the other filters are folded behind a button that counts them, and what is searched stays in sight', async () => {
  openAt('?type=city&search=agro')
  const opener = screen.getByRole('button', { name: 'Filtry (1)' })
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  const [search, filters] = screen.getAllByRole('form')
  expect(search?.querySelector('input')?.value).toBe('agro')
  expect(filters?.classList.contains('hidden')).toBe(true)
  await userEvent.click(opener)
  await userEvent.selectOptions(screen.getByLabelText('Faktury'), 'Trafiają same')
  expect(screen.getByRole('button', { name: 'Filtry (2)' })).toBeTruthy()
})

test('a field that is emptied filters no longer', async () => {
  const router = openAt('?type=city&search=lowicz&edi=true')
  expect(screen.getByRole('button', { name: 'Filtry (2)' })).toBeTruthy()
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Miejscowość' }))
  expect(router.state.location.search).toBe('?edi=true')
})

test('who sends invoices is said in words that a farmer knows', async () => {
  openAt('')
  await shown()
  expect(screen.getAllByText('Faktury trafiają same')).toHaveLength(1)
  expect(document.body.textContent).not.toContain('EDI')
})
