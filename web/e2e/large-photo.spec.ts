import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newNumber, type Upload } from './support/files.ts'
import { bearerOfOperator, expect, loginOf, signIn, test } from './support/fixtures.ts'
import { reportInvoice } from './support/purchases.ts'

const megabyte = 1_000_000

/** A photo that is larger than a file may be: a page with the grain of a phone's sensor. */
async function largePhoto(page: Page, title: string): Promise<Upload> {
  const base64 = await page.evaluate(
    async ([text, noise]) => {
      const canvas = document.createElement('canvas')
      canvas.width = 3000
      canvas.height = 4000
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      const picture = pen.createImageData(canvas.width, canvas.height)
      let seed = Number(noise)
      for (let at = 0; at < picture.data.length; at += 4) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
        picture.data.set([156 + (seed % 100), 152 + (seed % 100), 146 + (seed % 100), 255], at)
      }
      pen.putImageData(picture, 0, 0)
      pen.fillStyle = '#20242a'
      pen.font = '120px sans-serif'
      pen.fillText(`Faktura ${text}`, 200, 500)
      return canvas.toDataURL('image/jpeg', 1).split(',')[1] ?? ''
    },
    [title, String(randomBytes(3).readUIntBE(0, 3))],
  )
  return { name: 'IMG_2025.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

test('a photo that is too large for a file goes up in less than a megabyte', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dashboard')
  const number = newNumber()
  const photo = await largePhoto(page, number)
  expect(photo.buffer.byteLength).toBeGreaterThan(10.5 * megabyte)
  await reportInvoice(page, number, photo)

  const headers = { authorization: `Bearer ${await bearerOfOperator(page, loginOf(logins, 'moderator'))}` }
  const found = await page.request.get(`/api/v1/backoffice/invoices?search=${encodeURIComponent(number)}`, {
    headers,
  })
  const [invoice] = (await found.json()).data.items
  const stored = await page.request.get(`/api/v1/backoffice/invoices/${invoice.id}/file`, { headers })
  expect(stored.headers()['content-type']).toBe('image/jpeg')
  const { byteLength } = await stored.body()
  expect(byteLength).toBeGreaterThan(50_000)
  expect(byteLength).toBeLessThan(megabyte)
})
