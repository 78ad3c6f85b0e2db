// @vitest-environment node
import { expect, test } from 'vitest'
import { findInvoiceCode } from './decode'
import { photograph, type Shot } from './test-pages'

const url =
  'https://qr.ksef.mf.gov.pl/invoice/5265877635/26-08-2025/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE'
const payment = '5265877635|PL|61109010140000071219812874|123456|ODBIORCA|FV/12/2025||||'
const certificate = url.replace('/invoice/', '/certificate/Nip/5265877635/')
const code = { text: url, x: 104, y: 132, side: 25 }

/** A phone's picture of the page's middle. */
const near: Shot = { width: 680, height: 560, density: 7 }

test.each<[string, Shot]>([
  ['straight', near],
  ['upside down', { ...near, turn: 180 }],
  ['on its side', { ...near, turn: 90, noise: 20 }],
  ['turned by 33 degrees', { ...near, turn: 33, noise: 20 }],
  ['tilted', { ...near, turn: 7, tilt: 0.6, noise: 20 }],
  ['pale', { ...near, turn: 4, ink: 100, paper: 150, noise: 8 }],
  ['half in the shade', { ...near, turn: -4, shade: 0.8, noise: 15 }],
  ['dark and noisy', { ...near, turn: 5, ink: 15, paper: 90, noise: 20 }],
  ['scanned at 150 dots an inch', { width: 900, height: 900, density: 150 / 25.4, noise: 10 }],
  ['small on a whole page', { width: 1260, height: 1780, density: 6, turn: 6, tilt: 0.2, noise: 15 }],
])('a code is found that is %s', async (_, shot) => {
  expect((await findInvoiceCode(photograph([code], shot)))?.url).toBe(url)
})

test('the code of the invoice is found among those of a payment and of a certificate', async () => {
  const codes = [
    { text: payment, x: 70, y: 116, side: 22 },
    code,
    { text: certificate, x: 70, y: 150, side: 28 },
  ]
  expect((await findInvoiceCode(photograph(codes, { ...near, turn: 3, noise: 15 })))?.url).toBe(url)
})

test.each([
  ['without a code', []],
  ['with the code of a payment', [{ ...code, text: payment }]],
])('a page %s has no code of an invoice', async (_, codes) => {
  expect(await findInvoiceCode(photograph(codes, near))).toBeUndefined()
})
