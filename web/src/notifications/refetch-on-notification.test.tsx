import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useRefetchOnNotification } from './refetch-on-notification'

let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  for (const key of ['profile', 'invoices', 'notifications']) client.setQueryData([key], 'known')
})

function follow(newest: number | undefined) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook((id: number | undefined) => useRefetchOnNotification(id), {
    wrapper,
    initialProps: newest,
  })
}

const isStale = (key: string) => client.getQueryState([key])?.isInvalidated

test('what is there at first is no news', () => {
  const { rerender } = follow(undefined)
  rerender(7)
  rerender(7)
  expect(isStale('profile')).toBe(false)
})

test('a notification that comes makes everything else stale', () => {
  const { rerender } = follow(7)
  rerender(8)
  expect([isStale('profile'), isStale('invoices'), isStale('notifications')]).toEqual([true, true, false])
})

test('the very first one is news too', () => {
  const { rerender } = follow(0)
  rerender(1)
  expect(isStale('profile')).toBe(true)
})
