import { accepted, type Parsed, refused, required } from './parsed'

type MediaType = 'application/pdf' | 'image/png' | 'image/jpeg'

const maxBytes = 10 * 1024 * 1024
/** A PDF's header may be preceded by other bytes. */
const headBytes = 1024

/** The format of an invoice's file by its first bytes, never by its name. */
export async function parseAttachment(file: Blob): Promise<Parsed<MediaType>> {
  if (file.size === 0) return refused(required)
  if (file.size >= maxBytes) return refused('Pliki musi być mniejszy niż 10MB')
  const format = formatOf(await file.slice(0, headBytes).arrayBuffer())
  return format ? accepted(format) : refused('Niedozwolony format pliku')
}

function formatOf(head: ArrayBuffer): MediaType | undefined {
  const signs = String.fromCharCode(...new Uint8Array(head))
  if (signs.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (signs.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return /^(\xef\xbb\xbf)?[\t\n\f\r ]*%PDF-/.test(signs) ? 'application/pdf' : undefined
}
