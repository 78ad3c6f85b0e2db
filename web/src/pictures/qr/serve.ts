import type { InvoiceCode } from './invoice-code'

/** Report of a worker: that its script has come, and what it has read. */
export type WorkerAnswer =
  | { readonly kind: 'started' }
  | { readonly kind: 'finished'; readonly code: InvoiceCode | undefined }

/** Makes this thread read the one file that it is sent. */
export function serve(read: (file: Blob) => Promise<InvoiceCode | undefined>) {
  self.addEventListener(
    'message',
    async ({ data: file }: MessageEvent<Blob>) => {
      /* A file that cannot be read has no code. */
      const code = await read(file).catch(() => undefined)
      answer({ kind: 'finished', code })
    },
    { once: true },
  )
  answer({ kind: 'started' })
}

function answer(message: WorkerAnswer) {
  self.postMessage(message)
}
