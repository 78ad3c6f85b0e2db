import { vi } from 'vitest'

/** The address and the keys of a subscription in tests. */
export const endpoint = 'https://push.example/device'
export const keys = { p256dh: 'BPublic', auth: 'secret' }

/** Public keys of the server, as it sends them. */
export const serverKey = 'AQID-_8'
export const replacedKey = 'BAUG'

interface TestPush {
  permission: NotificationPermission
  /** The user's answer to the browser. */
  answer: NotificationPermission
  /** The key of the browser's subscription; null without one. */
  key: string | null
  /** The error of the browser's push service. */
  problem: Error | null
  /** False until the service worker has come. */
  hasWorker: boolean
}

/** Stands in for the browser's part of push, which happy-dom lacks; `remove` takes it out again. */
export function testPush(initial: Partial<TestPush> = {}) {
  const browser: TestPush = {
    permission: 'default',
    answer: 'granted',
    key: null,
    problem: null,
    hasWorker: true,
    ...initial,
  }
  const calls: string[] = []
  const worker = new EventTarget()
  const pushManager = {
    getSubscription: async () => (browser.key === null ? null : subscription(browser.key)),
    subscribe: async ({ applicationServerKey, userVisibleOnly }: PushSubscriptionOptionsInit) => {
      if (browser.problem) throw browser.problem
      calls.push(`subscribe ${applicationServerKey} ${userVisibleOnly}`)
      browser.key = String(applicationServerKey)
      return subscription(browser.key)
    },
  }
  function subscription(key: string) {
    return {
      endpoint: `${endpoint}/${key}`,
      options: { applicationServerKey: bytesOf(key) },
      toJSON: () => ({ keys }),
      unsubscribe: async () => {
        calls.push(`unsubscribe ${key}`)
        browser.key = null
        return true
      },
    }
  }
  const registration = { pushManager }
  Object.assign(worker, {
    getRegistration: async () => (browser.hasWorker ? registration : undefined),
    ready: browser.hasWorker ? Promise.resolve(registration) : new Promise(() => undefined),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => {
      calls.push('ask')
      if (browser.permission === 'default') browser.permission = browser.answer
      return browser.permission
    },
  })
  return {
    browser,
    /** The calls that the browser received, in order. */
    calls,
    /** Sends a message as the service worker does. */
    post: (data: unknown, ports: readonly unknown[] = []) =>
      worker.dispatchEvent(Object.assign(new Event('message'), { data, ports })),
    remove: () => Reflect.deleteProperty(navigator, 'serviceWorker'),
  }
}

function bytesOf(key: string): ArrayBuffer {
  const binary = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0)).buffer
}
