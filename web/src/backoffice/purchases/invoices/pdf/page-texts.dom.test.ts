import { getDocument } from 'pdfjs-dist'
import { beforeEach, expect, test, vi } from 'vitest'
import { readPageTexts } from './page-texts'

vi.mock('pdfjs-dist', () => ({ GlobalWorkerOptions: {}, getDocument: vi.fn() }))

const destroy = vi.fn(async () => {})
const item = { str: 'DOVVO', transform: [11, 0, 0, 11, 50, 742], width: 40 }
const page = {
  /* Positions of a PDF are counted from the lower left corner. */
  getViewport: () => ({ convertToViewportPoint: (x: number, y: number) => [x, 842 - y] }),
  getTextContent: async () => ({ items: [item, { type: 'beginMarkedContent' }] }),
}

beforeEach(() => {
  destroy.mockClear()
})

function open(document: Promise<object>) {
  vi.mocked(getDocument).mockReturnValue({ promise: document, destroy } as never)
  return readPageTexts(new Blob(['%PDF']))
}

test('texts are placed from the upper left corner', async () => {
  const pages = await open(Promise.resolve({ numPages: 1, getPage: async () => page }))
  expect(pages).toEqual([[{ text: 'DOVVO', x: 50, y: 100, width: 40 }]])
  expect(destroy).toHaveBeenCalledOnce()
})

test('five pages are read of a longer file', async () => {
  const getPage = vi.fn(async () => page)
  expect(await open(Promise.resolve({ numPages: 80, getPage }))).toHaveLength(5)
  expect(getPage).toHaveBeenCalledTimes(5)
})

test('a file that cannot be read has no texts', async () => {
  expect(await open(Promise.reject(new Error('no PDF')))).toEqual([])
  expect(destroy).toHaveBeenCalledOnce()
})
