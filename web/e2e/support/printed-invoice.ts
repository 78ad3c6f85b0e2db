import type { Upload } from './files.ts'

/** Line as it is printed; the value in the Polish notation. */
export interface PrintedLine {
  readonly name: string
  readonly quantity: string
  readonly value: string
}

/** An invoice as distributors' programmes print it: with text, and a table of lines. */
export interface PrintedInvoice {
  readonly number: string
  /** `01.08.2025` */
  readonly issuedOn: string
  readonly buyer: { readonly name: string; readonly nip: string }
  readonly lines: readonly PrintedLine[]
}

/** Letters that the base encoding lacks, numbered from code 128 on, with their names of glyphs. */
const letters = Object.entries({
  Ą: 'Aogonek',
  Ć: 'Cacute',
  Ę: 'Eogonek',
  Ł: 'Lslash',
  Ń: 'Nacute',
  Ś: 'Sacute',
  Ź: 'Zacute',
  Ż: 'Zdotaccent',
  ą: 'aogonek',
  ć: 'cacute',
  ę: 'eogonek',
  ł: 'lslash',
  ń: 'nacute',
  ś: 'sacute',
  ź: 'zacute',
  ż: 'zdotaccent',
})

/** Prints an invoice as a PDF of one page. */
export function printedInvoice(invoice: PrintedInvoice): Upload {
  const page = drawn(invoice)
  const glyphs = letters.map(([, glyph]) => `/${glyph}`).join('')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [128${glyphs}] >> >>`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 6\n0000000000 65535 f \n${entries}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return { name: 'faktura.pdf', mimeType: 'application/pdf', buffer: Buffer.from(body + table, 'latin1') }
}

function drawn({ number, issuedOn, buyer, lines }: PrintedInvoice): string {
  const head = [
    text(50, 780, 'Sprzedawca'),
    text(330, 780, 'Nabywca'),
    text(330, 764, buyer.name),
    text(330, 748, 'ul. Polna 3'),
    text(330, 732, `NIP ${buyer.nip}`),
    text(50, 660, `Faktura VAT ${number}`),
    text(50, 640, `Data wystawienia: ${issuedOn}`),
    row(600, ['Lp.', 'Nazwa towaru', 'Ilość', 'J.m.', 'Wartość netto']),
  ]
  const table = lines.map(({ name, quantity, value }, place) =>
    row(580 - 20 * place, [String(place + 1), name, quantity, 'szt.', value]),
  )
  return [...head, ...table, text(350, 560 - 20 * lines.length, 'Razem netto')].join('\n')
}

function row(y: number, cells: readonly string[]): string {
  return cells.map((cell, place) => text([50, 80, 350, 400, 450][place] ?? 0, y, cell)).join('\n')
}

function text(x: number, y: number, content: string): string {
  return `BT /F1 11 Tf ${x} ${y} Td (${encoded(content)}) Tj ET`
}

/** A text in the page's encoding. */
function encoded(content: string): string {
  return [...content]
    .map((sign) => {
      if (/\s/.test(sign)) return ' '
      if (/[()\\]/.test(sign)) return `\\${sign}`
      const code = letters.findIndex(([letter]) => letter === sign)
      return code < 0 ? sign : String.fromCharCode(128 + code)
    })
    .join('')
}
