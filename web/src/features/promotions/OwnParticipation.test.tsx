import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import OwnParticipation from './OwnParticipation'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('a progress that does not come is missed in words, and the promotion stands all the same', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }))
  const element = (
    <OwnParticipation slug="tankuj" isRunning>
      <p>O promocji</p>
    </OwnParticipation>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Nie udało się pobrać Twojego postępu. Odśwież stronę.')).toBeTruthy()
  expect(screen.getByText('O promocji')).toBeTruthy()
})
