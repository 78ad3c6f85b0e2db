import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { queryClient } from '../../../api/query-client'
import type { Season } from './queries'
import { SeasonActions } from './SeasonActions'

function show(changes: Partial<Season>) {
  const season: Season = {
    year: 2026,
    status: 'draft',
    starts_on: '2025-11-01',
    ends_on: '2026-10-31',
    welcome_points: 500,
    membership_points: 1000,
    rates: 0,
    prices: 0,
    promotions: 0,
    has_begun: false,
    to_be_paid: 300,
    wants_another: false,
    version: 1,
    ...changes,
  }
  const page = <SeasonActions season={season} otherOpenSeasons={[]} />
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </QueryClientProvider>,
  )
}

const opening = () => screen.queryByRole('button', { name: 'Otwórz sezon 2026' })

test('a season whose points somebody else set, or few, is opened', () => {
  show({})
  expect(opening()).not.toBeNull()
})

test('who set its points over the limit is told that somebody else opens it', () => {
  show({ wants_another: true })
  expect(opening()).toBeNull()
  expect(screen.getByText(/razem dla 300\suczestników to 300\s000\spkt/)).toBeDefined()
  expect(screen.getByText(/Sezon otworzy inny administrator\.$/)).toBeDefined()
})
