import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/attachment.json'
import { parseAttachment } from './attachment'
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
