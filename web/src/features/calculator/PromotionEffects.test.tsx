import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { PromotionEffects } from './PromotionEffects'

const standing = (current: number, promised: string | null) => ({
  current,
  current_text: `${current} L`,
  next_text: `Brakuje ${40 - current} L do karty`,
  promised: { text: promised },
})

const waiting = {
  amount: 20,
  amount_text: '20 L',
  after: 20,
  after_text: '20 L',
  next_text: null,
  text: 'W sprawdzaniu 20 L. Po przyjęciu: 20 z 20 L, nagroda: karta paliwowa 300 zł.',
}

afterEach(() => queryClient.clear())

function show(inCheck: object | null, after: number) {
  const tried = {
    key: 'dovvo',
    slug: 'tankuj-z-dovvo',
    name: 'Tankuj z DOVVO',
    counts: true,
    withheld: false,
    now: standing(0, null),
    after: standing(after, 'karta paliwowa 300 zł'),
    waiting: inCheck,
  }
  const running = { slug: 'tankuj-z-dovvo', marks: [{ at: 20 }, { at: 40 }] }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    Response.json({
      data: new Request(input).method === 'POST' ? [tried] : { items: [running], fields: [] },
    }),
  )
  const element = <PromotionEffects bought={[{ sap: '450', volume: 10_000, quantity: 1 }]} />
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  return screen.findByRole('progressbar', { name: 'Postęp po tych zakupach: Tankuj z DOVVO' })
}

test('what waits is hatched beside what is tried, and its sentence comes first', async () => {
  const bar = await show(waiting, 30)
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['10', '40'])
  expect(bar.getAttribute('aria-valuetext')).toBe('Będziesz mieć 30 L, w\u00a0tym w\u00a0sprawdzaniu 20 L')
  expect(bar.querySelector('.hatched')?.getAttribute('style')).toBe('width: 50%;')
  expect(screen.getByText(waiting.text)).toBeDefined()
})

test('without anything that waits the bar is whole', async () => {
  const bar = await show(null, 10)
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['10', '20'])
  expect(bar.querySelector('.hatched')).toBeNull()
  expect(screen.getByText('Będziesz mieć 10 L')).toBeDefined()
})
