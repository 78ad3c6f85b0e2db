// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFolder } from './precompress.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a text gets its two compressed twins, which unpack to the same bytes', () => {
  writeFileSync(join(folder, 'app.js'), 'export const plon = "Łęczyca"\n'.repeat(50))
  compressFolder(folder)
  const original = readFileSync(join(folder, 'app.js'))
  expect(brotliDecompressSync(readFileSync(join(folder, 'app.js.br')))).toEqual(original)
  expect(gunzipSync(readFileSync(join(folder, 'app.js.gz')))).toEqual(original)
})

test('what is compressed already is left alone', () => {
  writeFileSync(join(folder, 'figtree.woff2'), 'font')
  compressFolder(folder)
  expect(readdirSync(folder)).toEqual(['figtree.woff2'])
})

test('scripts in a folder get their twins beside them, and data that is compressed none', () => {
  const inner = join(folder, 'assets/recognition')
  mkdirSync(inner, { recursive: true })
  writeFileSync(join(inner, 'worker.min-1.js'), 'self.onmessage = () => {}')
  writeFileSync(join(inner, 'pol.traineddata-1.gz'), 'data')
  compressFolder(folder)
  expect(readdirSync(inner).sort()).toEqual([
    'pol.traineddata-1.gz',
    'worker.min-1.js',
    'worker.min-1.js.br',
    'worker.min-1.js.gz',
  ])
})
