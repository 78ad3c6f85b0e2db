import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEngine } from './engine'
import type { Token } from './page-tokens'
import { recognise } from './recognise'
import { scanPages } from './scan-pages'

vi.mock('./engine', () => ({ startEngine: vi.fn() }))
vi.mock('./scan-pages', () => ({ scanPages: vi.fn() }))

/** Names of the files in the order in which they are read. */
let order: string[] = []
let answers: (() => void)[] = []
const end = vi.fn()

/** Prepares a photo by giving its name; a file that is no picture by giving nothing. */
class FakeWorker extends EventTarget {
  postMessage(source: File | { name: string }) {
    const data = source.name === 'broken' ? null : new TextEncoder().encode(source.name)
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }

  terminate() {}
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const tokenOf = (text: string): Token => ({
  ...{ text, confidence: 96, left: 0, right: 10, top: 0, bottom: 10, baseline: 10 },
})

/** An engine that reads a picture's name once it is let go on. */
function slowEngine() {
  return {
    end,
    read: (picture: Uint8Array) =>
      new Promise<Token[]>((resolve) => {
        const name = new TextDecoder().decode(picture)
        order.push(name)
        answers.push(() => resolve([tokenOf(name)]))
      }),
  }
}

/** Waits until a reading is under way, and lets it finish. */
async function finishOne() {
  await vi.waitFor(() => expect(answers).not.toEqual([]))
  answers.shift()?.()
}

beforeEach(() => {
  order = []
  answers = []
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('Worker', FakeWorker)
  vi.mocked(startEngine)
    .mockReset()
    .mockImplementation(async () => slowEngine())
})

afterEach(async () => {
  /* The engine that a test leaves idle is ended, so that the next one begins with its own. */
  await vi.advanceTimersByTimeAsync(120_000)
  end.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one file is read at a time, of those that wait the latest first', async () => {
  const all = ['a', 'b', 'c'].map((name) => recognise(photo(name)))
  await vi.waitFor(() => expect(order).toEqual(['a']))
  await finishOne()
  await finishOne()
  await finishOne()
  expect((await Promise.all(all)).flat(2).map(({ text }) => text)).toEqual(['a', 'b', 'c'])
  expect(order).toEqual(['a', 'c', 'b'])
  expect(startEngine).toHaveBeenCalledOnce()
})

test('of more than three that wait the oldest are given up', async () => {
  const first = recognise(photo('a'))
  await vi.waitFor(() => expect(order).toEqual(['a']))
  const given = recognise(photo('b'))
  const rest = ['c', 'd', 'e'].map((name) => recognise(photo(name)))
  await expect(given).rejects.toThrow('Later files')
  for (let count = 0; count < 4; count += 1) await finishOne()
  await Promise.all([first, ...rest])
  expect(order).toEqual(['a', 'e', 'd', 'c'])
})

test('a file that takes too long is given up with its engine, and the next one begins with another', async () => {
  const slow = recognise(photo('a'))
  await vi.waitFor(() => expect(order).toEqual(['a']))
  const next = recognise(photo('b'))
  const refused = expect(slow).rejects.toThrow('too long')
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
  expect(end).toHaveBeenCalledOnce()
  answers.shift()
  await finishOne()
  expect(await next).toEqual([[tokenOf('b')]])
  expect(startEngine).toHaveBeenCalledTimes(2)
})

test('an engine that cannot start is no obstacle to a later one', async () => {
  vi.mocked(startEngine).mockRejectedValueOnce(new Error('no WebAssembly'))
  await expect(recognise(photo('a'))).rejects.toThrow('no WebAssembly')
  const next = recognise(photo('b'))
  await finishOne()
  expect(await next).toEqual([[tokenOf('b')]])
})

test('an idle engine is ended after a minute', async () => {
  const first = recognise(photo('a'))
  await finishOne()
  await first
  await vi.advanceTimersByTimeAsync(59_000)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(end).toHaveBeenCalledOnce()
})

describe('the pictures of a file', () => {
  test('are none where it cannot be opened', async () => {
    expect(await recognise(photo('broken'))).toEqual([])
    expect(startEngine).not.toHaveBeenCalled()
  })

  test('are the pages of a scan', async () => {
    vi.mocked(scanPages).mockImplementation(async function* () {
      yield { name: 'page 1' } as unknown as ImageBitmap
      yield { name: 'page 2' } as unknown as ImageBitmap
    })
    const pages = recognise(new File(['%PDF'], 'skan.pdf', { type: 'application/pdf' }))
    await finishOne()
    await finishOne()
    expect(await pages).toEqual([[tokenOf('page 1')], [tokenOf('page 2')]])
  })
})
