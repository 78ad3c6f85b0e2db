import { parseAttachment } from '../../rules/attachment'
import type { InvoiceCode } from './invoice-code'
import type { WorkerAnswer } from './serve'

/** Milliseconds. */
interface Limits {
  /** For the worker's script to come. */
  readonly start: number
  /** For the worker to read; that of a PDF loads its parser meanwhile. */
  readonly read: number
}

const limits = {
  photo: { start: 10_000, read: 5_000 },
  pdf: { start: 20_000, read: 15_000 },
} satisfies Record<string, Limits>

/**
 * Reads the QR code of a KSeF invoice from a photo, a scan or a PDF, in a thread of its own. It never rejects:
 * undefined stands for a file without a readable code, for one that takes too long, and for a reading that was aborted.
 */
export async function readInvoiceCode(file: File, signal?: AbortSignal): Promise<InvoiceCode | undefined> {
  const format = await parseAttachment(file).catch(() => undefined)
  if (!format?.valid || signal?.aborted) return undefined
  try {
    return format.value === 'application/pdf'
      ? await readIn(pdfWorker(), file, limits.pdf, signal)
      : await readIn(photoWorker(), file, limits.photo, signal)
  } catch {
    /* A browser without such workers. */
    return undefined
  }
}

function photoWorker() {
  return new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' })
}

function pdfWorker() {
  return new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
}

/** Sends the file to a worker, and ends the worker whatever comes of it. */
function readIn(worker: Worker, file: File, limit: Limits, signal?: AbortSignal) {
  return new Promise<InvoiceCode | undefined>((resolve) => {
    const finish = (code?: InvoiceCode) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      worker.terminate()
      resolve(code)
    }
    const giveUp = () => finish()
    let timer = setTimeout(giveUp, limit.start)
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'finished') finish(data.code)
      if (data.kind !== 'started') return
      clearTimeout(timer)
      timer = setTimeout(giveUp, limit.read)
    })
    worker.addEventListener('error', giveUp)
    signal?.addEventListener('abort', giveUp)
    worker.postMessage(file)
  })
}
