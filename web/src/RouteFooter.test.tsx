import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './api/query-client'
import { RouteFooter } from './RouteFooter'
import type { Row } from './routes'

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(cleanup)

function at(pattern: string, layout: Row['layout']) {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <RouteFooter layout={layout} pattern={pattern} support={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a visitor of the portal is asked for cookies', async () => {
  at('/produkty', 'public')
  expect(await screen.findByText('Pliki cookie')).toBeDefined()
})

test.each([
  ['/zaplecze', 'backoffice'],
  ['/zaplecze/logowanie', 'empty'],
  ['/zaplecze/pierwsze-uruchomienie', 'empty'],
] as const)('%s asks an operator for none', async (pattern, layout) => {
  /* Loaded before, so that it would stand there at once. */
  await act(async () => {
    await import('./privacy/CookieNotice')
    at(pattern, layout)
  })
  expect(screen.queryByText('Pliki cookie')).toBeNull()
})
