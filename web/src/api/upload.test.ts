import { expect, test } from 'vitest'
import { headersIn } from './upload'

test('reads the headers of an answer, colons in values included', () => {
  const headers = headersIn('content-type: application/json\r\nretry-after: 30\r\nx-time: 09:30:00\r\n')
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('retry-after')).toBe('30')
  expect(headers.get('x-time')).toBe('09:30:00')
})

test('an answer without headers has none', () => {
  expect(Array.from(headersIn(''))).toEqual([])
})
