import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './api/query-client'
import { useConsentPrompt } from './consent-prompt'
import { agreementsQuery } from './session/agreements'

const { isMissing } = vi.hoisted(() => ({ isMissing: { now: true, tell: () => {} } }))

function Page() {
  useConsentPrompt(isMissing.now)
  return null
}

function at(place: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page />, errorElement: <p>błąd</p> }], {
    initialEntries: [place],
  })
  const view = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  const { rerender } = render(view)
  isMissing.tell = () => rerender(view)
  return router
}

const placeOf = ({ state: { location } }: ReturnType<typeof at>) =>
  location.pathname + location.search + location.hash

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  queryClient.clear()
  isMissing.now = true
  fetchMock.mockImplementation(async () => Response.json({ data: [] }))
  vi.stubGlobal('fetch', fetchMock)
  queryClient.setQueryData(agreementsQuery.queryKey, [])
})

test('opens over the page, keeps its query, and comes again at the next page once it was closed', async () => {
  const router = at('/dashboard?tab=1')
  await vi.waitFor(() => expect(placeOf(router)).toBe('/dashboard?tab=1#!zgody'))

  await act(() => router.navigate('/dashboard?tab=1', { replace: true }))
  await act(async () => undefined)
  expect(placeOf(router)).toBe('/dashboard?tab=1')

  await act(() => router.navigate('/nagrody'))
  await vi.waitFor(() => expect(placeOf(router)).toBe('/nagrody#!zgody'))
})

test('waits until another modal is closed', async () => {
  const router = at('/moje-faktury#!zglos-fakture')
  await act(async () => undefined)
  expect(placeOf(router)).toBe('/moje-faktury#!zglos-fakture')
  await act(() => router.navigate('/moje-faktury'))
  await vi.waitFor(() => expect(placeOf(router)).toBe('/moje-faktury#!zgody'))
})

test('asks nobody whose consents are all there', async () => {
  isMissing.now = false
  const router = at('/dashboard')
  await act(async () => undefined)
  expect(placeOf(router)).toBe('/dashboard')
  expect(fetchMock).not.toHaveBeenCalled()
})

test('goes away once nothing is missing', async () => {
  const router = at('/dashboard')
  await vi.waitFor(() => expect(placeOf(router)).toBe('/dashboard#!zgody'))
  isMissing.now = false
  await act(() => router.navigate('/dashboard?x=1#!zgody', { replace: true }))
  await vi.waitFor(() => expect(placeOf(router)).toBe('/dashboard?x=1'))
})

test('agreements that cannot be had are an error of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  queryClient.clear()
  fetchMock.mockImplementation(async () => Response.json({ message: 'Nie teraz' }, { status: 500 }))
  at('/dashboard')
  expect(await screen.findByText('błąd')).toBeTruthy()
  const { error } = queryClient.getQueryState(agreementsQuery.queryKey) ?? {}
  expect(error?.message).toBe('No fetch registration agreements')
})
