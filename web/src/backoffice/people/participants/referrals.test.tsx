import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import type { Participant } from './queries'
import { ReferralsTab } from './ReferralsTab'
import { ReferredByCard } from './ReferredByCard'

const partner = {
  id: 3,
  referral_link: { url: 'https://plon.example/rejestracja?polecenie=K7M2QX', total: 22, visible: 1 },
} as Partial<Participant> as Participant

const farm = { nip: '5260250274', city: 'Żnin', joined_on: '2025-08-19' }

function show(element: React.ReactNode) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    requests.push(pathname + search)
    const items = [
      { ...farm, id: 11, company_name: 'Stary Młyn', agreed: true },
      { ...farm, id: 12, company_name: 'Za Rzeką', agreed: false },
    ]
    return Response.json({
      data: { items },
      meta: { total: 22, current_page: 2, last_page: 2, per_page: 20 },
    })
  })
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/?page=2'] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return requests
}

/** The page with plain spaces. */
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ')

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('operators see everyone who came by a partner, and who of them agreed to be named', async () => {
  const requests = show(<ReferralsTab participant={partner} />)
  const link = await screen.findByRole('link', { name: 'Za Rzeką' })
  expect(link.getAttribute('href')).toBe('/zaplecze/uczestnicy/12')
  const row = link.closest('tr') as HTMLElement
  expect(within(row).getByText('Bez zgody')).toBeTruthy()
  expect(screen.getAllByText('Partner widzi nazwę')).toHaveLength(1)
  expect(text()).toContain('Zarejestrowani z linku22 uczestników')
  expect(text()).toContain('Partner widzi z nazwy1 uczestnik')
  expect(requests).toEqual(['/api/v1/backoffice/participants/3/referrals?page=2'])
})

test.each([
  [true, 'Tak, partner ją widzi'],
  [false, 'Nie, partner jej nie widzi'],
])('the partner stands on the record of whom they brought, agreed: %s', (agreed, sentence) => {
  show(<ReferredByCard partner={{ id: 3, company_name: 'Agro-Sklep Kujawy', agreed }} />)
  const link = screen.getByRole('link', { name: 'Agro-Sklep Kujawy' })
  expect(link.getAttribute('href')).toBe('/zaplecze/uczestnicy/3')
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('who came by nobody has no such card', () => {
  show(<ReferredByCard partner={null} />)
  expect(document.body.textContent).toBe('')
})
