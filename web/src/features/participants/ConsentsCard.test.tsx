import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { type Agreement, agreementsQuery } from '../../session/agreements'
import { profileQuery, type User } from '../../session/session'
import { ConsentsCard } from './ConsentsCard'

afterEach(() => {
  bearer.forget()
  queryClient.clear()
})

const newsletter: Agreement = {
  id: 7,
  slug: 'zgoda-7',
  content: 'Chcę dostawać wiadomości.',
  required: false,
  value: false,
  answered_at: null,
  subconsents: [],
} as never

test('offline no consent is given or taken back, and it is said why', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  bearer.signIn('t')
  queryClient.setQueryData(profileQuery.queryKey, { has_required_consents: true } as User)
  queryClient.setQueryData(agreementsQuery.queryKey, [newsletter])
  const router = createMemoryRouter([{ path: '*', element: <ConsentsCard /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const box = () => screen.getByRole('checkbox')
  expect(box().hasAttribute('disabled')).toBe(false)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(box().hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Jesteś offline')).toBeTruthy()
})
