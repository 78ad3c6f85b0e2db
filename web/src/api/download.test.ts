import { expect, test } from 'vitest'
import { fileNameIn } from './download'

test('a download takes the name that the server gives it', () => {
  const headers = new Headers({ 'content-disposition': 'attachment; filename="faktura-fv-12-2025.pdf"' })
  expect(fileNameIn(headers, 'faktura')).toBe('faktura-fv-12-2025.pdf')
  expect(fileNameIn(new Headers(), 'faktura')).toBe('faktura')
})
