import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readInvoiceCode } from './read-invoice-code'

const code = { sellerNip: '5265877635', issuedOn: '2025-08-26', hash: 'x', url: 'y' }
const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'IMG_1.jpg')
const pdf = new File(['%PDF-1.4'], 'faktura.pdf')

/** The workers that were made, none of which reads anything by itself. */
let workers: FakeWorker[] = []

class FakeWorker extends EventTarget {
  readonly url: string
  sent: unknown
  isEnded = false

  constructor(url: URL) {
    super()
    this.url = url.pathname
    workers.push(this)
  }

  postMessage(message: unknown) {
    this.sent = message
  }

  terminate() {
    this.isEnded = true
  }

  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', FakeWorker)
})

afterEach(() => {
  vi.useRealTimers()
})

async function workerOf(file: File, signal?: AbortSignal) {
  const reading = readInvoiceCode(file, signal)
  await vi.waitFor(() => expect(workers).toHaveLength(1))
  const [worker] = workers
  if (!worker) throw new Error('no worker')
  return { reading, worker }
}

test.each([
  [photo, 'photo.worker'],
  [pdf, 'pdf.worker'],
])('a file is read by the worker of its format, which ends then', async (file, name) => {
  const { reading, worker } = await workerOf(file)
  expect(worker.url).toContain(name)
  expect(worker.sent).toBe(file)
  worker.answer({ kind: 'started' })
  worker.answer({ sourceName: 'worker', targetName: 'main', action: 'ready' })
  worker.answer({ kind: 'finished', code })
  expect(await reading).toEqual(code)
  expect(worker.isEnded).toBe(true)
})

test('a file of another format starts no worker', async () => {
  expect(await readInvoiceCode(new File(['<Faktura/>'], 'faktura.xml'))).toBeUndefined()
  expect(workers).toHaveLength(0)
})

test('a reading that is aborted ends its worker', async () => {
  const controller = new AbortController()
  const { reading, worker } = await workerOf(photo, controller.signal)
  controller.abort()
  expect(await reading).toBeUndefined()
  expect(worker.isEnded).toBe(true)
})

test('a reading that was aborted before starts no worker', async () => {
  expect(await readInvoiceCode(photo, AbortSignal.abort())).toBeUndefined()
  expect(workers).toHaveLength(0)
})

test.each([
  ['does not come', [], 10_000],
  ['reads for too long', [{ kind: 'started' }], 5_000],
])('a worker that %s is ended', async (_, answers, limit) => {
  vi.useFakeTimers()
  const { reading, worker } = await workerOf(photo)
  for (const answer of answers) worker.answer(answer)
  await vi.advanceTimersByTimeAsync(limit - 100)
  expect(worker.isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(await reading).toBeUndefined()
  expect(worker.isEnded).toBe(true)
})

test('a worker whose script cannot be loaded reads nothing', async () => {
  const { reading, worker } = await workerOf(photo)
  worker.dispatchEvent(new Event('error'))
  expect(await reading).toBeUndefined()
})

test('a browser without workers reads nothing', async () => {
  vi.stubGlobal('Worker', undefined)
  expect(await readInvoiceCode(photo)).toBeUndefined()
})
