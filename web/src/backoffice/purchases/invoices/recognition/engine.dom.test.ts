import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEngine } from './engine'

interface Message {
  readonly jobId: string
  readonly action: string
  readonly payload: { readonly options?: Record<string, unknown>; readonly langs?: unknown }
}

/** The workers that were made; each answers as the library's does, but for the actions in `silent` and `refused`. */
let workers: FakeWorker[] = []
let silent: string[] = []
let refused: string[] = []

const bbox = { x0: 100, y0: 30, x1: 200, y1: 50 }
const block = (text: string) => ({
  paragraphs: [
    {
      lines: [
        {
          baseline: { x0: 0, y0: 40, x1: 100, y1: 50 },
          words: [{ text, confidence: 91, bbox }],
        },
      ],
    },
  ],
})

class FakeWorker extends EventTarget {
  readonly messages: Message[] = []
  isEnded = false

  constructor() {
    super()
    workers.push(this)
  }

  postMessage(message: Message) {
    this.messages.push(message)
    const { jobId, action, payload } = message
    if (silent.includes(action)) return
    const answer = (status: string, data: unknown) =>
      this.dispatchEvent(new MessageEvent('message', { data: { jobId, status, data } }))
    queueMicrotask(() => {
      answer('progress', { progress: 0.5 })
      const token = payload.options?.tessedit_pageseg_mode === '11' ? 'DOVVO' : 'DOWO'
      if (refused.includes(action)) answer('reject', `no ${action}`)
      else answer('resolve', { blocks: [block(token)] })
    })
  }

  terminate() {
    this.isEnded = true
  }
}

beforeEach(() => {
  workers = []
  silent = []
  refused = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array([31, 139, 8])))
})

afterEach(() => vi.unstubAllGlobals())

const start = (signal = new AbortController().signal) => startEngine(signal)

test('the engine starts with the bytes of the language, and its name', async () => {
  await start()
  const [load, language, initialize] = workers[0]?.messages ?? []
  expect(load).toMatchObject({ action: 'load', payload: { options: { lstmOnly: true } } })
  expect(language).toMatchObject({
    action: 'loadLanguage',
    payload: { langs: [{ code: 'pol', data: new Uint8Array([31, 139, 8]) }] },
  })
  expect(initialize).toMatchObject({ action: 'initialize', payload: { langs: 'pol', oem: 1 } })
})

test('a picture is read in two ways, and a word stands at the height of its middle', async () => {
  const engine = await start()
  const tokens = await engine.read(new Uint8Array([80, 53]))
  const modes = workers[0]?.messages.slice(3).map(({ payload }) => payload.options?.tessedit_pageseg_mode)
  expect(modes).toEqual(['11', '6'])
  expect(tokens).toEqual([
    { text: 'DOVVO', confidence: 91, left: 100, right: 200, top: 30, bottom: 50, baseline: 55 },
  ])
})

test.each(['load', 'loadLanguage', 'initialize'])('an engine that cannot %s is ended', async (action) => {
  refused = [action]
  await expect(start()).rejects.toThrow(`no ${action}`)
  expect(workers[0]?.isEnded).toBe(true)
})

test('an engine without its language is ended', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  await expect(start()).rejects.toThrow('404')
  expect(workers[0]?.isEnded).toBe(true)
})

test('an engine that never starts is ended with its signal', async () => {
  silent = ['load']
  const stop = new AbortController()
  const started = start(stop.signal)
  stop.abort()
  await expect(started).rejects.toThrow('ended')
  expect(workers[0]?.isEnded).toBe(true)
})

test('a reading fails when its engine is ended, or when it crashes', async () => {
  silent = ['recognize']
  const engine = await start()
  const reading = engine.read(new Uint8Array())
  engine.end()
  await expect(reading).rejects.toThrow('ended')
  const other = await start()
  const crashed = other.read(new Uint8Array())
  workers[1]?.dispatchEvent(new ErrorEvent('error', { message: 'no memory' }))
  await expect(crashed).rejects.toThrow('no memory')
  expect(workers[1]?.isEnded).toBe(true)
})
