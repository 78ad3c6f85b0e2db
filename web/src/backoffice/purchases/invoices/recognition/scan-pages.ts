import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Most pages that are read: an invoice's lines seldom go on. */
const mostPages = 2

/** Longer side of a drawn page, in pixels. */
const side = 2200

/** Pixels above which a picture in a PDF is left out. */
const maxImageSize = 50_000_000

/** Draws the first pages of a scan, one at a time. */
export async function* scanPages(file: Blob): AsyncGenerator<ImageBitmap> {
  const task = getDocument({ data: await file.arrayBuffer(), maxImageSize, verbosity: 0 })
  try {
    const pdf = await task.promise
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
      const page = await pdf.getPage(number)
      const unit = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: side / Math.max(unit.width, unit.height) })
      const canvas = document.createElement('canvas')
      canvas.width = Math.ceil(viewport.width)
      canvas.height = Math.ceil(viewport.height)
      /* Drawing for print goes on in a window that is not seen. */
      await page.render({ canvas, viewport, intent: 'print' }).promise
      yield await createImageBitmap(canvas)
      page.cleanup()
    }
  } finally {
    await task.destroy()
  }
}
