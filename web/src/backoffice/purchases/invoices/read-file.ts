import type { InvoiceText } from './pdf/read-invoice'
import type { PageText } from './pdf/rows'
import type { RecognisedInvoice } from './recognition/read-tokens'

/** Invoice as its file says it: by the text of a PDF, or by what was recognised in a picture. */
export type FileText =
  | ({ readonly source: 'text' } & InvoiceText)
  | ({ readonly source: 'picture' } & RecognisedInvoice)

/** Letters of a page that are no text of its own: the name of the program that scanned it. */
const mostMarks = 30

/** Reads an invoice from its file. */
export async function readFile(file: Blob, nip: string): Promise<FileText> {
  const pages = file.type === 'application/pdf' ? await readPdf(file) : []
  if (file.type === 'application/pdf' && !isScan(pages)) {
    const { readInvoice } = await import('./pdf/read-invoice')
    return { source: 'text', ...readInvoice(pages, nip) }
  }
  const [{ recognise }, { readTokens }] = await Promise.all([
    import('./recognition/recognise'),
    import('./recognition/read-tokens'),
  ])
  return { source: 'picture', ...readTokens(await recognise(file), nip) }
}

async function readPdf(file: Blob): Promise<PageText[][]> {
  const { readPageTexts } = await import('./pdf/page-texts')
  return readPageTexts(file)
}

/** True for a PDF whose pages have no text; a file that cannot be read has no pages. */
function isScan(pages: readonly (readonly PageText[])[]): boolean {
  const lettersOf = (page: readonly PageText[]) => page.reduce((sum, { text }) => sum + text.trim().length, 0)
  return pages.length > 0 && pages.every((page) => lettersOf(page) <= mostMarks)
}
