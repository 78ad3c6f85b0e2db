import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { newNumber, type Upload } from './support/files.ts'
import { expect, expectAccessible, type Login, loginOf, signIn, test } from './support/fixtures.ts'
import { watchPageErrors } from './support/page-errors.ts'
import { operatorsPage, reportInvoice } from './support/purchases.ts'

/* Reads invoices in pictures, in the operator's browser, by a recogniser from the portal's own origin. */

test.use({ world: 'recognition' })

const files = new URL('../../data/programme/files/', import.meta.url)

/** A JPEG as the only thing on the page of a PDF, as scanners make them. */
function scannedPdf(jpeg: Buffer, width: number, height: number): Upload {
  const drawing = 'q 595 0 0 793 0 24 cm /Im1 Do Q'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Im1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n${jpeg.toString('latin1')}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 6\n0000000000 65535 f \n${entries}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return { name: 'skan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(body + table, 'latin1') }
}

/** Opens a reported invoice as a moderator, and gives the errors of its page. */
async function openReview(browser: Browser, url: string, moderator: Login, number: string) {
  const admin = await operatorsPage(browser, url, moderator)
  const errors = watchPageErrors(admin)
  await admin.goto(`/zaplecze/faktury?search=${encodeURIComponent(number)}`)
  await admin.getByRole('link', { name: number }).click()
  await expect(admin.getByRole('heading', { level: 1, name: number })).toBeVisible()
  return { admin, errors }
}

/** A line of the form: its pack, its quantity and its net value. */
async function expectLines(admin: Page, lines: readonly (readonly [RegExp, string, RegExp])[]) {
  const packs = admin.getByRole('combobox', { name: 'Produkt i opakowanie' })
  await expect(packs).toHaveCount(lines.length)
  for (const [place, [pack, quantity, value]] of lines.entries()) {
    await expect(packs.nth(place)).toHaveValue(pack)
    await expect(admin.getByRole('textbox', { name: 'Liczba opakowań' }).nth(place)).toHaveValue(quantity)
    await expect(admin.getByRole('textbox', { name: 'Wartość netto' }).nth(place)).toHaveValue(value)
  }
}

const scanned = [
  [/^AGROSAR Ultra 480 SL, 20\sL$/, '12', /^8\s040,00$/],
  [/^ADIPLON Zwilżacz, 5\sL$/, '1', /^320,00$/],
] as const

const photographed = [
  [/^DOVVO 450 SC, 10\sL$/, '3', /^4\s140,00$/],
  [/^RZEPARD Trawa 150 EC, 5\sL$/, '2', /^890,00$/],
] as const

const cases = [
  ['a scan', 'zdjęcia', '18.08.2025', scanned],
  ['a tilted photo', 'zdjęcia', '14.08.2025', photographed],
  ['a scan in a PDF', 'skanu', '14.08.2025', photographed],
] as const

async function fileOf(name: string): Promise<Upload> {
  if (name === 'a scan')
    return {
      name: 'skan.png',
      mimeType: 'image/png',
      buffer: await readFile(new URL('faktura-skan.png', files)),
    }
  const buffer = await readFile(new URL('faktura-zdjecie.jpg', files))
  if (name === 'a tilted photo') return { name: 'IMG_2025.jpg', mimeType: 'image/jpeg', buffer }
  return scannedPdf(buffer, 960, 1280)
}

for (const [name, kind, day, lines] of cases)
  test(`${name} fills in the day and the lines`, async ({ page, browser, server, logins }) => {
    const number = newNumber()
    await signIn(page, loginOf(logins, 'participant'))
    await reportInvoice(page, number, await fileOf(name))
    const { admin, errors } = await openReview(browser, server.url, loginOf(logins, 'moderator'), number)
    await expect(
      admin.getByText(new RegExp(`Pozycje odczytane ze\\s${kind}: porównaj każdą liczbę`)),
    ).toBeVisible({
      timeout: 40_000,
    })
    await expect(admin.getByLabel('Data wystawienia')).toHaveValue(day)
    await expectLines(admin, lines)
    await expect(admin.getByLabel('Data wystawienia')).toBeFocused()
    await expectAccessible(admin)
    await admin.keyboard.press('Control+Enter')
    await expect(admin.getByRole('heading', { level: 1, name: number })).toBeHidden()
    expect(errors).toEqual([])
    await admin.context().close()
  })
