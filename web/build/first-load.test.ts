// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstLoadOf } from './first-load.ts'
import { compressFolder } from './precompress.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-load-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the scripts that the document names are weighed once each, by Brotli, and no others', () => {
  for (const name of ['start', 'app', 'map'])
    writeFileSync(join(folder, `assets/${name}.js`), `export const ${name} = 1\n`.repeat(90))
  writeFileSync(
    join(folder, 'index.html'),
    `<link rel="stylesheet" href="/assets/app.css">
    <script type="module" src="/assets/start.js"></script>
    <link rel="modulepreload" href="/assets/app.js"><link rel="modulepreload" href="/assets/app.js">`,
  )
  compressFolder(folder)
  const weightOf = (name: string) => statSync(join(folder, `assets/${name}.js.br`)).size
  expect(firstLoadOf(folder)).toBe(weightOf('start') + weightOf('app'))
})

test('a document without scripts is an error and not a light one', () => {
  writeFileSync(join(folder, 'index.html'), '<p>Plon</p>')
  expect(() => firstLoadOf(folder)).toThrow('names no script')
})
