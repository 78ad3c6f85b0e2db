import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, api, bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { setOfflineView } from './offline-view'
import { promotionPromptsQuery } from './promotions'
import { followMaintenance, revalidateSession } from './revalidation'
import { profileQuery, type User } from './session'

const requests: string[] = []
const stops: (() => void)[] = []

/** Caches the data of a participant's page with the given age. */
function seen(age: number) {
  const updatedAt = Date.now() - age
  queryClient.setQueryData(profileQuery.queryKey, { maintenance: 0 } as User, { updatedAt })
  queryClient.setQueryData(promotionPromptsQuery.queryKey, [], { updatedAt })
  stops.push(new QueryObserver(queryClient, profileQuery).subscribe(() => undefined))
  stops.push(new QueryObserver(queryClient, promotionPromptsQuery).subscribe(() => undefined))
}

beforeEach(() => {
  requests.length = 0
  queryClient.clear()
  bearer.signIn('t1')
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    requests.push(pathname)
    if (request.method === 'POST')
      return Response.json({ message: 'Trwa przerwa techniczna', error: 'maintenance' }, { status: 503 })
    return Response.json({ data: pathname.endsWith('/profile') ? { maintenance: 1 } : [] })
  })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  bearer.forget()
  setOfflineView(null)
})

const both = ['/api/v1/user/profile', '/api/v1/user/promotion-prompts']

test('the profile and what promotions ask are asked for anew once they are some seconds old', async () => {
  seen(5000)
  revalidateSession()
  /* A navigation before the answer shares the request. */
  revalidateSession()
  await vi.waitFor(() => expect(queryClient.getQueryData(profileQuery.queryKey)?.maintenance).toBe(1))
  expect(requests).toEqual(both)
})

test('what has only just come is not asked for again', () => {
  seen(1000)
  revalidateSession()
  expect(requests).toEqual([])
})

test('nobody is asked without a connection, nor where what was seen last is shown', () => {
  seen(5000)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  revalidateSession()
  onLine.mockRestore()
  setOfflineView({ seenAt: '2025-08-20T07:00:00Z' })
  revalidateSession()
  expect(requests).toEqual([])
})

test('a call that is refused because of maintenance has the profile asked for at once', async () => {
  seen(0)
  stops.push(followMaintenance())
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(answer(api.POST('/api/v1/notifications/read'))).rejects.toMatchObject({ code: 'maintenance' })
  await vi.waitFor(() => expect(queryClient.getQueryData(profileQuery.queryKey)?.maintenance).toBe(1))
})
