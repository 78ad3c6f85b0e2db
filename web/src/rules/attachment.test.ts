import { describe, expect, test } from 'vitest'
import vectors from '../../../data/vectors/attachment.json'
import { parseAttachment, parsePages } from './attachment'
import { outcome } from './vector'

function fileOf(head: string, size: number): Blob {
  const content = new Uint8Array(size).fill('x'.charCodeAt(0))
  content.set(Array.from(head.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))
  return new Blob([content])
}

test.each(vectors)('$why', async (vector) => {
  const parsed = await parseAttachment(fileOf(vector.head, vector.size))
  expect(parsed).toEqual(outcome({ ...vector, input: vector.head }))
})

describe('the pages of an invoice', () => {
  const jpeg = (size = 100) => fileOf('ffd8ff', size)
  const pdf = fileOf('255044462d', 100)
  const refusal = (message: string) => ({ valid: false, message })

  test('are up to ten photos, or a PDF alone', async () => {
    const ten = Array.from({ length: 10 }, () => jpeg())
    expect(await parsePages(ten)).toEqual({ valid: true, value: ten })
    expect(await parsePages([...ten, jpeg()])).toEqual(refusal('Zdjęć może być najwyżej 10'))
    expect(await parsePages([pdf])).toEqual({ valid: true, value: [pdf] })
    expect(await parsePages([jpeg(), pdf])).toEqual(refusal('PDF wyślij osobno, bez zdjęć'))
    expect(await parsePages([])).toEqual(refusal('Pole jest wymagane'))
  })

  test('say which of them is wrong, where there are several', async () => {
    const other = fileOf('474946383961', 100)
    expect(await parsePages([jpeg(), other])).toEqual(refusal('Strona 2: Niedozwolony format pliku'))
    expect(await parsePages([other])).toEqual(refusal('Niedozwolony format pliku'))
  })

  test('are JPEGs where there are several, as a PNG alone need not be', async () => {
    const png = fileOf('89504e470d0a1a0a', 100)
    expect((await parsePages([png])).valid).toBe(true)
    expect(await parsePages([jpeg(), png])).toEqual(
      refusal(
        'Strona 2: kilka stron możesz wysłać tylko jako zdjęcia JPEG, a\u00a0tego pliku PNG nie udało się zamienić. Zrób zdjęcie tej strony.',
      ),
    )
  })

  test('are less than ten megabytes together', async () => {
    const half = 5 * 1024 * 1024
    expect((await parsePages([jpeg(half), jpeg(half - 1)])).valid).toBe(true)
    expect(await parsePages([jpeg(half), jpeg(half)])).toEqual(
      refusal('Zdjęcia razem muszą mieć mniej niż 10\u00a0MB'),
    )
  })
})
