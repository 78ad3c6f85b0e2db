import { expect, test } from 'vitest'
import { parseInvoiceCode } from './invoice-code'

const hash = 'UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE'
const good = `https://qr.ksef.mf.gov.pl/invoice/5265877635/26-08-2025/${hash}`

test('the code of an invoice says its seller, its day and its hash', () => {
  expect(parseInvoiceCode(good)).toEqual({
    sellerNip: '5265877635',
    issuedOn: '2025-08-26',
    hash,
    url: good,
  })
})

test.each(['qr-test', 'qr-demo'])('the code of an invoice at %s is read too', (host) => {
  expect(parseInvoiceCode(good.replace('//qr.', `//${host}.`))?.hash).toBe(hash)
})

test.each([
  ['another host', good.replace('gov.pl', 'gov.pl.example.com')],
  ['another name of the host', good.replace('//qr.', '//qr-prod.')],
  ['a user before the host', good.replace('//qr.', '//x@qr.')],
  ['plain HTTP', good.replace('https:', 'http:')],
  ['a port', good.replace('gov.pl/', 'gov.pl:443/')],
  ['the code of a certificate', good.replace('/invoice/', '/certificate/')],
  ['a wrong check digit', good.replace('5265877635', '5265877636')],
  ['a NIP with hyphens', good.replace('5265877635', '526-587-76-35')],
  ['a day that there is not', good.replace('26-08-2025', '31-06-2025')],
  ['the day in another order', good.replace('26-08-2025', '2025-08-26')],
  ['a hash of 31 bytes', good.slice(0, -1)],
  ['a hash of 33 bytes', `${good}A`],
  ['bits that no byte has', good.replace(/E$/, 'F')],
  ['padding', `${good}=`],
  ['plain Base64', good.replace('-u3x', '+u3x')],
  ['a query', `${good}?a=1`],
  ['more after the line', `${good}\n`],
  ['text before it', ` ${good}`],
  ['a payment', '5265877635|PL|61109010140000071219812874|123456|ODBIORCA|FV/1||||'],
  ['nothing', ''],
])('%s is no code of an invoice', (_, text) => {
  expect(parseInvoiceCode(text)).toBeUndefined()
})
