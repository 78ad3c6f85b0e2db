import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { profileQuery, type User } from '../../session/session'
import { DetailsCard } from './DetailsCard'
import EditProfileModal from './EditProfileModal'
import { cropsQuery } from './queries'

const profile = {
  kind: 'company',
  correspondence_address: false,
  company_postcode: '88-400',
  company_city: 'Żnin',
  created_at: '2025-08-19T10:00:00Z',
}

const contact = { email: 'a@example.pl', phone: '+48601202303', profile, area: [] }
const partner = { ...contact, account_type: 'program.partner', collects_points: false }
const farm = { ...contact, account_type: 'program.retail', collects_points: true }

function show(element: React.ReactNode, user: object) {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  bearer.signIn('t')
  queryClient.setQueryData(profileQuery.queryKey, user as User)
  queryClient.setQueryData(cropsQuery.queryKey, { crops: [] } as never)
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

afterEach(() => {
  bearer.forget()
  queryClient.clear()
})

test.each([
  ['a partner', partner, 'Listy'],
  ['a farm', farm, 'Listy i\u00a0nagrody'],
])('%s reads where what they get is sent', (_, user, name) => {
  show(<DetailsCard user={user as unknown as User} />, user)
  expect(screen.getByText(/^Listy/).textContent).toBe(name)
})

test('a partner edits contact data without a word of rewards, payouts and farms', () => {
  show(<EditProfileModal name="edycja-danych-profilu" close={vi.fn()} />, partner)
  expect(screen.getByRole('radiogroup', { name: 'Dokąd wysyłać listy' })).toBeTruthy()
  expect(screen.getByText(/powiadomimy Cię także na/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/nagrod|wypłat|gospodarstw|upraw/i)
})

test('a farm is told that payouts wait after the change', () => {
  show(<EditProfileModal name="edycja-danych-profilu" close={vi.fn()} />, farm)
  expect(screen.getByRole('radiogroup', { name: /^Dokąd wysyłać listy i\snagrody$/ })).toBeTruthy()
  expect(screen.getByText(/wypłaty czekają/)).toBeTruthy()
})
