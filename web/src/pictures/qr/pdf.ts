import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import parserUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { lumaOf } from '../luma'
import { findInvoiceCode } from './decode'
import type { InvoiceCode } from './invoice-code'
import { pagesToRead } from './pages'

/** 200 dots an inch, at which a code of 20 mm has four pixels a module; a PDF's own unit is 1/72 inch. */
const scale = 200 / 72

/** Pixels to which a page larger than A4 is scaled down. */
const maxPagePixels = 8_000_000

/** Pixels above which a picture in a PDF is left out. */
const maxImageSize = 50_000_000

/** Canvases for the library, whose own ones want a document. */
class WorkerCanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }

  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width
    canvas.height = height
  }

  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    canvas.width = 0
    canvas.height = 0
  }
}

/** Filters are SVG elements of a document; a page is drawn without them. */
class NoFilterFactory {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy() {}
}

/** Reads the code of an invoice in a PDF: on its first page, its last, its second or its third. */
export async function readPdf(file: Blob): Promise<InvoiceCode | undefined> {
  /* Loaded into this worker, the parser takes no worker of its own. */
  await import(/* @vite-ignore */ parserUrl)
  const task = getDocument({
    data: await file.arrayBuffer(),
    CanvasFactory: WorkerCanvasFactory,
    FilterFactory: NoFilterFactory,
    disableFontFace: true,
    maxImageSize,
    verbosity: 0,
  })
  try {
    return await findOnPages(await task.promise)
  } finally {
    await task.destroy()
  }
}

async function findOnPages(pdf: PDFDocumentProxy): Promise<InvoiceCode | undefined> {
  for (const number of pagesToRead(pdf.numPages)) {
    const canvas = await draw(pdf, number)
    const code = await findInvoiceCode(lumaOf(canvas, canvas.width, canvas.height))
    if (code) return code
  }
  return undefined
}

async function draw(pdf: PDFDocumentProxy, number: number): Promise<OffscreenCanvas> {
  const page = await pdf.getPage(number)
  const unit = page.getViewport({ scale: 1 })
  const fit = Math.min(scale, Math.sqrt(maxPagePixels / (unit.width * unit.height)))
  const viewport = page.getViewport({ scale: fit })
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const canvasContext = canvas.getContext('2d', { willReadFrequently: true })
  if (!canvasContext) throw new Error('The browser has no canvas for a worker.')
  /* Drawing for print waits for no frame of the screen, which a worker has not. */
  await page.render({
    canvas: null,
    canvasContext: canvasContext as unknown as CanvasRenderingContext2D,
    viewport,
    intent: 'print',
  }).promise
  page.cleanup()
  return canvas
}
