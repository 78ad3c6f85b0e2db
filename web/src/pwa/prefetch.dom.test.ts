import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { profileQuery } from '../session/session'
import { prefetchForOffline } from './prefetch'

const worker = Object.assign(new EventTarget(), { controller: null as object | null })

const fetched = ['/api/v1/calculator', '/api/v1/distributors/options', '/api/v1/invoices/recent-distributors']

let requests: string[] = []

let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  bearer.forget()
  queryClient.clear()
  worker.controller = null
  requests = []
  vi.stubGlobal('navigator', { serviceWorker: worker, onLine: true })
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    requests.push(new URL(url).pathname)
    return Response.json({ data: {} })
  })
  stop = prefetchForOffline()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function signIn(isCollecting = true) {
  bearer.signIn('t1')
  queryClient.setQueryData(profileQuery.queryKey, { collects_points: isCollecting } as never)
}

async function controlPage() {
  worker.controller = {}
  worker.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(0)
}

test('where the worker is there first, what is needed offline is fetched a while after signing in', async () => {
  await controlPage()
  signIn()
  await vi.advanceTimersByTimeAsync(2999)
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(requests).toEqual(fetched)
})

test('where the participant is there first, it is fetched once the worker has come', async () => {
  signIn()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requests).toEqual([])
  await controlPage()
  expect(requests).toEqual(fetched)
})

test('nobody fetches it who is not signed in, or who has no points', async () => {
  await controlPage()
  signIn(false)
  await vi.advanceTimersByTimeAsync(10_000)
  await controlPage()
  expect(requests).toEqual([])
})
