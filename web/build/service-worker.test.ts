// @vitest-environment node
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { workerOf, workerTemplate } from './precache.ts'

const origin = 'https://plon.example'
const lists = { core: ['/index.html', '/assets/index.js'], more: ['/assets/dashboard.js'] }
const worker = workerOf(workerTemplate(), lists, [])
const version = /version = "(\w+)"/.exec(worker)?.[1] ?? ''

type Listener = (event: Record<string, unknown>) => void

/** The browser's cache storage, over plain maps. */
class Caches {
  readonly stores = new Map<string, Map<string, Response>>()
  fetch: (request: Request) => Promise<Response> = () => Promise.reject(new TypeError('offline'))

  async open(name: string) {
    const entries = this.stores.get(name) ?? new Map<string, Response>()
    this.stores.set(name, entries)
    const add = async (request: RequestInfo) => {
      const asRequest = new Request(typeof request === 'string' ? origin + request : request)
      const answer = await this.fetch(asRequest)
      if (!answer.ok) throw new TypeError('not ok')
      entries.set(asRequest.url, answer)
    }
    return {
      addAll: async (requests: RequestInfo[]) => void (await Promise.all(requests.map(add))),
      add,
      match: async (key: string | Request) =>
        entries.get(typeof key === 'string' ? origin + key : key.url)?.clone(),
      put: async (request: Request, answer: Response) => void entries.set(request.url, answer),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (request: Request) => entries.delete(request.url),
    }
  }
  async match(request: Request | string) {
    const url = typeof request === 'string' ? origin + request : request.url
    for (const entries of this.stores.values()) if (entries.has(url)) return entries.get(url)?.clone()
    return undefined
  }
  keys = async () => [...this.stores.keys()]
  delete = async (name: string) => this.stores.delete(name)
}

let caches: Caches
let listeners: Map<string, Listener>
let timers: { callback: () => void; delay: number }[]
const network = vi.fn<(request: Request) => Promise<Response>>()
const skipWaiting = vi.fn()

beforeEach(() => {
  caches = new Caches()
  listeners = new Map()
  timers = []
  network.mockReset()
  skipWaiting.mockReset()
  caches.fetch = network
  class OwnRequest extends Request {
    constructor(input: RequestInfo, init?: RequestInit) {
      super(typeof input === 'string' && input.startsWith('/') ? origin + input : input, init)
    }
  }
  runInNewContext(worker, {
    self: {
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      location: new URL(origin),
      clients: { claim: async () => undefined },
      skipWaiting,
    },
    caches,
    fetch: network,
    Request: OwnRequest,
    Response,
    URL,
    setTimeout: (callback: () => void, delay: number) => timers.push({ callback, delay }),
  })
})

async function happen(name: string, more: Record<string, unknown> = {}) {
  const waits: Promise<unknown>[] = []
  listeners.get(name)?.({ waitUntil: (work: Promise<unknown>) => waits.push(work), ...more })
  await Promise.all(waits)
}

/** The worker's answer; undefined where it leaves the request to the browser. */
async function fetchThroughWorker(path: string, init: { mode?: string; method?: string } = {}) {
  const request = new Request(new URL(path, origin), { method: init.method ?? 'GET' })
  Object.defineProperty(request, 'mode', { value: init.mode ?? 'cors' })
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request,
    respondWith: (response: Promise<Response>) => {
      answer = response
    },
  })
  return (await answer)?.text()
}

function online() {
  network.mockImplementation(async ({ url }) => new Response(`network ${new URL(url).pathname}`))
}

function offline() {
  network.mockRejectedValue(new TypeError('Failed to fetch'))
}

async function installed() {
  online()
  await happen('install')
  await happen('activate')
}

test('calls never pass through it, nor what changes something, nor other origins', async () => {
  await installed()
  for (const path of ['/api/v1/user/profile', '/api', '/health/live', 'https://stats.example/matomo.php'])
    expect(await fetchThroughWorker(path)).toBeUndefined()
  expect(await fetchThroughWorker('/api/v1/moje', { mode: 'navigate' })).toBeUndefined()
  expect(await fetchThroughWorker('/promocje', { method: 'POST' })).toBeUndefined()
})

test('a page comes from the network, and is not kept', async () => {
  await installed()
  expect(await fetchThroughWorker('/promocje', { mode: 'navigate' })).toBe('network /promocje')
  offline()
  expect(await fetchThroughWorker('/promocje', { mode: 'navigate' })).toBe('network /index.html')
})

test('a network that lets a page hang is none', async () => {
  await installed()
  network.mockReturnValue(new Promise(() => undefined))
  const answer = fetchThroughWorker('/promocje', { mode: 'navigate' })
  await vi.waitFor(() => expect(timers).toHaveLength(1))
  timers.forEach(({ callback, delay }) => {
    expect(delay).toBe(8000)
    callback()
  })
  expect(await answer).toBe('network /index.html')
})

test('a file with a hash in its name is asked for once', async () => {
  await installed()
  expect(await fetchThroughWorker('/assets/late.js')).toBe('network /assets/late.js')
  offline()
  expect(await fetchThroughWorker('/assets/late.js')).toBe('network /assets/late.js')
  expect(await fetchThroughWorker('/assets/index.js')).toBe('network /assets/index.js')
  await expect(fetchThroughWorker('/assets/never.js')).rejects.toThrow('Failed to fetch')
})

test('an answer that is none is not kept as a file', async () => {
  await installed()
  network.mockResolvedValue(new Response('gone', { status: 404 }))
  expect(await fetchThroughWorker('/assets/gone.js')).toBe('gone')
  online()
  expect(await fetchThroughWorker('/assets/gone.js')).toBe('network /assets/gone.js')
})

test('it is installed with all that every screen needs, or not at all', async () => {
  network.mockImplementation(async ({ url }) =>
    url.endsWith('/index.html') ? new Response('shell') : new Response('', { status: 404 }),
  )
  await expect(happen('install')).rejects.toThrow()
})

test('what an older version kept goes, what others keep stays', async () => {
  await caches.open('plon-older')
  await caches.open('something-else')
  await installed()
  expect(await caches.keys()).toEqual(['something-else', `plon-${version}`])
})

test('it takes over when a page says so, and keeps more when a page says so', async () => {
  await installed()
  expect(skipWaiting).not.toHaveBeenCalled()
  await happen('message', { data: 'take over' })
  expect(skipWaiting).toHaveBeenCalledTimes(1)
  await happen('message', { data: 'keep more' })
  offline()
  expect(await fetchThroughWorker('/assets/dashboard.js')).toBe('network /assets/dashboard.js')
})

test('without a connection the portal opens in the colours that were last seen', async () => {
  network.mockImplementation(async ({ url }) =>
    new URL(url).pathname === '/index.html' ? new Response('<title>Plon</title>') : new Response(url),
  )
  await happen('install')
  await fetchThroughWorker('/wyglad.css?v=1')
  await fetchThroughWorker('/wyglad.css?v=2')
  offline()
  expect(await fetchThroughWorker('/promocje', { mode: 'navigate' })).toBe(
    '<link rel="stylesheet" href="/wyglad.css?v=2" data-look><title>Plon</title>',
  )
  expect(await fetchThroughWorker('/wyglad.css?v=2')).toBe(`${origin}/wyglad.css?v=2`)
  await expect(fetchThroughWorker('/wyglad.css?v=1')).rejects.toThrow('Failed to fetch')
  await caches.delete('look')
  expect(await fetchThroughWorker('/promocje', { mode: 'navigate' })).toBe('<title>Plon</title>')
})
