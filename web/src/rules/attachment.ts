import { accepted, type Parsed, refused, required } from './parsed'

type MediaType = 'application/pdf' | 'image/png' | 'image/jpeg'

const maxBytes = 10 * 1024 * 1024
/** A PDF's header may be preceded by other bytes. */
const headBytes = 1024

/** Pages of an invoice that may be reported together. */
export const maxPages = 10

/** The format of an invoice's file by its first bytes, never by its name. */
export async function parseAttachment(file: Blob): Promise<Parsed<MediaType>> {
  if (file.size === 0) return refused(required)
  if (file.size >= maxBytes) return refused('Pliki musi być mniejszy niż 10MB')
  const format = formatOf(await file.slice(0, headBytes).arrayBuffer())
  return format ? accepted(format) : refused('Niedozwolony format pliku')
}

/** The files of one invoice: a PDF or a photo alone, or up to ten JPEGs of its pages. */
export async function parsePages<Page extends Blob>(
  pages: readonly Page[],
): Promise<Parsed<readonly Page[]>> {
  if (pages.length === 0) return refused(required)
  if (pages.length > maxPages) return refused(`Zdjęć może być najwyżej ${maxPages}`)
  const formats = await Promise.all(pages.map(parseAttachment))
  for (const [place, format] of formats.entries())
    if (!format.valid)
      return refused(pages.length === 1 ? format.message : `Strona ${place + 1}: ${format.message}`)
  const found = formats.map((format) => (format.valid ? format.value : undefined))
  if (pages.length > 1 && found.includes('application/pdf')) return refused('PDF wyślij osobno, bez zdjęć')
  if (pages.length > 1 && found.includes('image/png'))
    return refused(notConverted(found.indexOf('image/png')))
  if (pages.reduce((sum, { size }) => sum + size, 0) >= maxBytes)
    return refused('Zdjęcia razem muszą mieć mniej niż 10\u00a0MB')
  return accepted(pages)
}

/** The refusal of a PNG among several pages, which are joined as JPEGs. */
function notConverted(place: number): string {
  return `Strona ${place + 1}: kilka stron możesz wysłać tylko jako zdjęcia JPEG, a\u00a0tego pliku PNG nie udało się zamienić. Zrób zdjęcie tej strony.`
}

function formatOf(head: ArrayBuffer): MediaType | undefined {
  const signs = String.fromCharCode(...new Uint8Array(head))
  if (signs.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (signs.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return /^(\xef\xbb\xbf)?[\t\n\f\r ]*%PDF-/.test(signs) ? 'application/pdf' : undefined
}
