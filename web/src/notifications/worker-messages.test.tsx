import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { notificationsQuery } from './queries'
import { testPush } from './test-push'
import { useWorkerMessages } from './worker-messages'

let push: ReturnType<typeof testPush>

afterEach(() => push.remove())

function Page() {
  useWorkerMessages()
  return null
}

function open() {
  push = testPush()
  const client = new QueryClient()
  const keys = { bell: notificationsQuery.queryKey, profile: ['profile'] }
  for (const queryKey of Object.values(keys)) client.setQueryData(queryKey as QueryKey, 'known')
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const isStale = (key: keyof typeof keys) => client.getQueryState(keys[key])?.isInvalidated
  return { router, isStale, unmount }
}

test('a push makes the bell stale, and nothing else', () => {
  const { isStale } = open()
  act(() => void push.post({ kind: 'notification' }))
  expect([isStale('bell'), isStale('profile')]).toEqual([true, false])
})

test('a pressed notification opens its page, which the worker learns of', async () => {
  const { router, isStale } = open()
  const confirm = vi.fn()
  await act(
    async () => void push.post({ kind: 'open', page: '/zamowienia/12?x=1' }, [{ postMessage: confirm }]),
  )
  expect(router.state.location).toMatchObject({ pathname: '/zamowienia/12', search: '?x=1' })
  expect(confirm).toHaveBeenCalledOnce()
  expect(isStale('bell')).toBe(false)
})

test('a page that is gone follows nothing, and no other message does anything', async () => {
  const { router, unmount, isStale } = open()
  await act(async () => void push.post(null))
  unmount()
  push.post({ kind: 'open', page: '/zamowienia/12' })
  push.post({ kind: 'notification' })
  expect(router.state.location.pathname).toBe('/')
  expect(isStale('bell')).toBe(false)
})
