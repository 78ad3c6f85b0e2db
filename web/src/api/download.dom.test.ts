import { expect, test } from 'vitest'
import { fileNameIn, readWithProgress } from './download'

test('a download takes the name that the server gives it', () => {
  const headers = new Headers({ 'content-disposition': 'attachment; filename="faktura-fv-12-2025.pdf"' })
  expect(fileNameIn(headers, 'faktura')).toBe('faktura-fv-12-2025.pdf')
  expect(fileNameIn(new Headers(), 'faktura')).toBe('faktura')
})

test('an answer is read whole and told in bytes as it comes', async () => {
  const parts = ['żyto;', 'rzepak']
  const body = new ReadableStream({
    start(stream) {
      for (const part of parts) stream.enqueue(new TextEncoder().encode(part))
      stream.close()
    },
  })
  const received: number[] = []
  const content = await readWithProgress(
    new Response(body, { headers: { 'content-type': 'text/csv' } }),
    (bytes) => received.push(bytes),
  )
  expect(await content.text()).toBe('żyto;rzepak')
  expect(received).toEqual([6, 12])
})

test('an answer that breaks off is no file', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('broken off')) })
  await expect(readWithProgress(new Response(body), () => undefined)).rejects.toThrow('broken off')
})
