import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { PageText } from './rows'

GlobalWorkerOptions.workerSrc = workerUrl

/** Most pages that are read. */
const mostPages = 5

/** Most texts of a page: more is a drawing. */
const mostTexts = 5_000

/** Texts of a PDF's first pages; none of a file that cannot be read. */
export async function readPageTexts(file: Blob): Promise<PageText[][]> {
  const task = getDocument({ data: await file.arrayBuffer(), verbosity: 0 })
  try {
    const pdf = await task.promise
    const numbers = Array.from({ length: Math.min(pdf.numPages, mostPages) }, (_, index) => index + 1)
    return await Promise.all(numbers.map((number) => textsOf(pdf, number)))
  } catch {
    return []
  } finally {
    await task.destroy()
  }
}

async function textsOf(pdf: PDFDocumentProxy, number: number): Promise<PageText[]> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.slice(0, mostTexts).flatMap((item) => {
    if (!('str' in item)) return []
    const [x = 0, y = 0] = viewport.convertToViewportPoint(item.transform[4], item.transform[5])
    return [{ text: item.str, x, y, width: item.width }]
  })
}
