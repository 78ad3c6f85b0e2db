// @vitest-environment node
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { workerOf, workerTemplate } from './precache.ts'

const origin = 'https://plon.example'
const worker = workerOf(workerTemplate(), { core: [], more: [] }, [])

/** A tab of the browser, as the worker sees it. */
interface Tab {
  readonly url: string
  readonly focus: () => Promise<void>
  readonly navigate: (page: string) => Promise<void>
  readonly postMessage: (message: unknown, ports?: readonly MessagePort[]) => void
}

type Listener = (event: Record<string, unknown>) => void

let listeners: Map<string, Listener>
let tabs: Tab[]
let timers: (() => void)[]
const shown = vi.fn(async (_title: string, _options: Record<string, unknown>) => undefined)
const openWindow = vi.fn(async (_page: string) => undefined)
const subscribe = vi.fn(async (_options: unknown): Promise<unknown> => ({}))

beforeEach(() => {
  listeners = new Map()
  tabs = []
  timers = []
  shown.mockClear()
  openWindow.mockClear()
  subscribe.mockReset().mockResolvedValue({})
  runInNewContext(worker, {
    self: {
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      location: new URL(origin),
      registration: { showNotification: shown, pushManager: { subscribe } },
      clients: { matchAll: async () => tabs, openWindow },
    },
    MessageChannel: Channel,
    URL,
    setTimeout: (callback: () => void) => timers.push(callback),
  })
})

/** A channel of which the page's end calls the worker's at once. */
class Channel {
  readonly port1 = { onmessage: () => undefined }
  readonly port2 = { postMessage: () => this.port1.onmessage() }
}

async function happen(name: string, event: Record<string, unknown>) {
  const waits: Promise<unknown>[] = []
  listeners.get(name)?.({ waitUntil: (work: Promise<unknown>) => waits.push(work), ...event })
  await Promise.all(waits)
}

const push = (text: string) => happen('push', { data: { json: () => JSON.parse(text) } })

const pushed = (payload: object) => push(JSON.stringify(payload))

const pressed = (data: unknown, close = () => undefined) =>
  happen('notificationclick', { notification: { data, close } })

/** A tab whose app confirms what it opens, unless it is one of an older version. */
function tab(path: string, { confirms = true, focus = async () => undefined } = {}) {
  const seen = { messages: [] as unknown[], navigated: [] as string[], focused: 0 }
  tabs.push({
    url: origin + path,
    focus: async () => {
      seen.focused += 1
      await focus()
    },
    navigate: async (page) => void seen.navigated.push(page),
    postMessage: (message, ports) => {
      seen.messages.push(message)
      if (confirms) ports?.[0]?.postMessage('opened')
      else for (const runOut of timers) runOut()
    },
  })
  return seen
}

test('a push is shown with the programme’s icon, in Polish, and leads to its page', async () => {
  await pushed({ title: 'Faktura sprawdzona', body: 'FV/12', page: '/moje-faktury?tab=2#!x', id: 7 })
  expect(shown.mock.calls).toEqual([
    [
      'Faktura sprawdzona',
      {
        body: 'FV/12',
        icon: '/icons/app-192.png',
        badge: '/icons/badge-96.png',
        lang: 'pl',
        data: { page: '/moje-faktury?tab=2#!x' },
        tag: 'plon-7',
      },
    ],
  ])
})

test.each([
  ['no JSON', 'Faktura'],
  ['no object', 'null'],
  ['no title', '{"body":"Treść","page":"/nagrody","id":3}'],
  ['an empty title', '{"title":" ","page":"/nagrody"}'],
  ['a title that is no text', '{"title":7}'],
])('a push with %s is shown by a sentence of its own', async (_, text) => {
  await push(text)
  const [[title, options] = []] = shown.mock.calls
  expect(title).toBe('Masz nowe powiadomienie')
  expect(options).toMatchObject({ body: '', data: { page: '/dashboard' } })
  expect(options).not.toHaveProperty('tag')
})

test('a push without any data is shown too', async () => {
  await happen('push', { data: null })
  expect(shown.mock.calls[0]?.[0]).toBe('Masz nowe powiadomienie')
})

test.each([
  ['/zamowienia/12', '/zamowienia/12'],
  ['/moje-faktury?tab=1', '/moje-faktury?tab=1'],
  ['/nagrody/../dashboard', '/dashboard'],
  ['//zlo.example/x', '/dashboard'],
  ['/\\zlo.example', '/dashboard'],
  ['/\t/zlo.example', '/dashboard'],
  ['/..//zlo.example', '/dashboard'],
  ['https://plon.example/nagrody', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['nagrody', '/dashboard'],
  [12, '/dashboard'],
])('a push that leads to %j opens %s', async (page, expected) => {
  await pushed({ title: 'Faktura', page, id: 1 })
  expect(shown.mock.calls[0]?.[1]).toMatchObject({ data: { page: expected } })
  await pressed({ page })
  expect(openWindow.mock.calls).toEqual([[expected]])
})

test('every open tab learns of a push', async () => {
  const [panel, office] = [tab('/dashboard'), tab('/zaplecze')]
  await pushed({ title: 'Faktura', body: '', page: '/', id: 1 })
  expect([panel.messages, office.messages]).toEqual([[{ kind: 'notification' }], [{ kind: 'notification' }]])
})

test('a press opens the page in the tab that was used last, which does so itself', async () => {
  const closed = vi.fn()
  const [latest, older] = [tab('/nagrody'), tab('/dashboard')]
  await pressed({ page: '/zamowienia/12' }, closed)
  expect(closed).toHaveBeenCalledOnce()
  expect(latest).toEqual({
    messages: [{ kind: 'open', page: '/zamowienia/12' }],
    navigated: [],
    focused: 1,
  })
  expect(older).toEqual({ messages: [], navigated: [], focused: 0 })
  expect(openWindow).not.toHaveBeenCalled()
})

test('a tab that does not confirm is led there by the browser', async () => {
  const { navigated } = tab('/', { confirms: false })
  await pressed({ page: '/zamowienia/12' })
  expect(navigated).toEqual(['/zamowienia/12'])
})

test('tabs of the back office and of the server’s files are left alone', async () => {
  const others = ['/zaplecze', '/zaplecze/faktury/3', '/api/v1/files/1.pdf'].map((path) => tab(path))
  await pressed({ page: '/zamowienia/12' })
  expect(others.map(({ focused, messages }) => [focused, messages])).toEqual([
    [0, []],
    [0, []],
    [0, []],
  ])
  expect(openWindow.mock.calls).toEqual([['/zamowienia/12']])
})

test('a tab that cannot be focused is replaced by a new one', async () => {
  tab('/dashboard', { focus: () => Promise.reject(new TypeError('gone')) })
  await pressed({ page: '/zamowienia/12' })
  expect(openWindow.mock.calls).toEqual([['/zamowienia/12']])
})

test('a notification of another version without a page opens the panel', async () => {
  await pressed(null)
  expect(openWindow.mock.calls).toEqual([['/dashboard']])
})

const oldSubscription = { options: { applicationServerKey: new ArrayBuffer(65) } }

test('an address that the browser has given up is replaced with the same key, and pages learn of it', async () => {
  const { messages } = tab('/dashboard')
  await happen('pushsubscriptionchange', { oldSubscription, newSubscription: null })
  const { applicationServerKey } = oldSubscription.options
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey }]])
  expect(messages).toEqual([{ kind: 'subscription' }])
})

test.each([
  ['is there already', { oldSubscription, newSubscription: {} }],
  ['has no known key', { oldSubscription: null, newSubscription: null }],
])('where the new address %s, none is made, and pages learn of it', async (_, event) => {
  const { messages } = tab('/dashboard')
  await happen('pushsubscriptionchange', event)
  expect(subscribe).not.toHaveBeenCalled()
  expect(messages).toEqual([{ kind: 'subscription' }])
})

test('a refused new address is left to the next visit', async () => {
  subscribe.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  const { messages } = tab('/dashboard')
  await happen('pushsubscriptionchange', { oldSubscription, newSubscription: null })
  expect(messages).toEqual([{ kind: 'subscription' }])
})
