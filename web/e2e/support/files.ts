import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { encode } from 'uqr'

/** A file as a file field takes it. */
export interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A number that no other run has used. */
export function newNumber(): string {
  return `FV/${randomBytes(4).readUInt32BE()}/08/2025`
}

/** An invoice as a valid PDF of one page; a different file every time. */
export function pdf(number: string): Upload {
  const text = `BT /F1 18 Tf 60 760 Td (Faktura ${number}) Tj 0 -30 Td (${randomBytes(8).toString('hex')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
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

/** A photographed invoice as a JPEG drawn by the browser; a different file every time. */
export async function photo(page: Page, number: string): Promise<Upload> {
  const base64 = await page.evaluate(
    async ([title, noise]) => {
      const canvas = document.createElement('canvas')
      canvas.width = 900
      canvas.height = 1200
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.fillStyle = '#f3efe6'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.fillStyle = '#20242a'
      pen.font = '40px sans-serif'
      pen.fillText(`Faktura ${title}`, 80, 140)
      pen.fillText(noise ?? '', 80, 210)
      return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? ''
    },
    [number, randomBytes(8).toString('hex')],
  )
  return { name: 'IMG_2025.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** A photographed invoice with the code of KSeF for a seller's NIP. */
export async function photoWithCode(page: Page, seller: string): Promise<Upload> {
  const hash = randomBytes(32).toString('base64url')
  const { data, size } = encode(`https://qr.ksef.mf.gov.pl/invoice/${seller}/12-05-2025/${hash}`)
  const base64 = await page.evaluate(
    ([modules, side]) => {
      const canvas = document.createElement('canvas')
      canvas.width = 1800
      canvas.height = 2400
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.fillStyle = '#f3efe6'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.fillStyle = '#20242a'
      pen.font = '60px sans-serif'
      pen.fillText('Faktura', 160, 280)
      const module = 400 / side
      for (const [row, line] of modules.entries())
        for (const [column, isDark] of line.entries())
          if (isDark) pen.fillRect(1200 + column * module, 1800 + row * module, module + 0.5, module + 0.5)
      return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? ''
    },
    [data, size] as const,
  )
  return { name: 'IMG_2026.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}
