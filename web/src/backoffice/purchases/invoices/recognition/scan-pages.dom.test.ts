import { getDocument } from 'pdfjs-dist'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scanPages } from './scan-pages'

vi.mock('pdfjs-dist', () => ({ GlobalWorkerOptions: {}, getDocument: vi.fn() }))

const destroy = vi.fn(async () => {})
/** Sizes at which pages were drawn. */
let drawn: { width: number; height: number }[] = []

const page = {
  getViewport: ({ scale }: { scale: number }) => ({ width: 595 * scale, height: 842 * scale }),
  render: ({ canvas: { width, height } }: { canvas: HTMLCanvasElement }) => {
    drawn.push({ width, height })
    return { promise: Promise.resolve() }
  },
  cleanup: () => {},
}

beforeEach(() => {
  drawn = []
  destroy.mockClear()
  vi.stubGlobal('createImageBitmap', async (canvas: HTMLCanvasElement) => canvas.width)
})

afterEach(() => vi.unstubAllGlobals())

async function open(document: Promise<object>) {
  vi.mocked(getDocument).mockReturnValue({ promise: document, destroy } as never)
  const pages = []
  for await (const bitmap of scanPages(new Blob(['%PDF']))) pages.push(bitmap)
  return pages
}

test('the first two pages are drawn, their longer side at 2,200 pixels', async () => {
  expect(await open(Promise.resolve({ numPages: 9, getPage: async () => page }))).toHaveLength(2)
  expect(drawn).toEqual([
    { width: 1555, height: 2200 },
    { width: 1555, height: 2200 },
  ])
  expect(destroy).toHaveBeenCalledOnce()
})

test('a file that cannot be opened is closed all the same', async () => {
  await expect(open(Promise.reject(new Error('no PDF')))).rejects.toThrow('no PDF')
  expect(destroy).toHaveBeenCalledOnce()
})
