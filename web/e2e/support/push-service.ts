import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'

/** Message that the server sends to a device. */
interface Delivered {
  readonly authorization: string
  readonly text: string
}

/** A push service on this machine with one device, whose messages it can read as the device's browser would. */
export interface PushService {
  readonly delivered: readonly Delivered[]
  /** Has the pages of a context subscribe here, in place of the browser's own service. */
  serve(context: BrowserContext): Promise<void>
  stop(): void
}

export async function startPushService(): Promise<PushService> {
  const device = createECDH('prime256v1')
  const publicKey = device.generateKeys()
  const secret = randomBytes(16)
  const delivered: Delivered[] = []
  const server = createServer(async (request, response) => {
    const text = decrypted(await bodyOf(request), { device, publicKey, secret })
    delivered.push({ authorization: request.headers.authorization ?? '', text })
    response.writeHead(201).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const keys = { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') }
  return {
    delivered,
    async serve(context) {
      await context.addInitScript(subscribeHere, { address: `http://127.0.0.1:${port}`, keys })
    },
    stop: () => void server.close(),
  }
}

interface Device {
  readonly device: ReturnType<typeof createECDH>
  readonly publicKey: Buffer
  readonly secret: Buffer
}

/** Decrypts a message of RFC 8291: one record of aes128gcm, whose header names the sender's key. */
function decrypted(body: Buffer, { device, publicKey, secret }: Device): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
  const shared = Buffer.from(hkdfSync('sha256', device.computeSecret(sender), secret, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  const record = body.subarray(21 + sender.length)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  /* The text ends with the byte 2, which zeros may follow. */
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/**
 * Stands in for the browser's part in the page: headless Chromium has no push service, and denies notifications even
 * where they are granted. The subscription outlasts a reload, as a browser's does.
 */
function subscribeHere({ address, keys }: { address: string; keys: Record<string, string> }) {
  const places = { permission: 'test-push-permission', key: 'test-push-key' }
  const read = (place: string) => localStorage.getItem(place)
  function subscription(key: string) {
    const binary = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
    return {
      endpoint: `${address}/${key.slice(0, 20)}`,
      options: { applicationServerKey: Uint8Array.from(binary, (one) => one.charCodeAt(0)).buffer },
      toJSON: () => ({ keys }),
      unsubscribe: async () => {
        localStorage.removeItem(places.key)
        return true
      },
    }
  }
  Object.defineProperty(Notification, 'permission', { get: () => read(places.permission) ?? 'default' })
  Notification.requestPermission = async () => {
    localStorage.setItem(places.permission, 'granted')
    return 'granted'
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const key = read(places.key)
      return key === null ? null : subscription(key)
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(places.key, applicationServerKey)
      return subscription(applicationServerKey)
    },
  })
}

interface Shown {
  readonly title: string
  readonly options: unknown
}

/** Delivers a message to the service worker of a page, and returns what the worker shows. */
export async function deliver(page: Page, text: string): Promise<Shown> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('the page has no service worker')
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: object; shown: Promise<Shown> }
    scope.shown = new Promise((resolve) => {
      const showNotification = async (title: string, options: unknown) => resolve({ title, options })
      Object.assign(scope.registration, { showNotification })
    })
  })
  const session = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: text,
  })
  const shown = await worker.evaluate(() => (globalThis as unknown as { shown: Promise<Shown> }).shown)
  await session.detach()
  return shown
}
