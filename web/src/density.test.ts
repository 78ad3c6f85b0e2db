import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const src = import.meta.dirname
const read = (path: string) => readFileSync(join(src, path), 'utf8')

/** Names of the variables that a text sets. */
function variablesIn(text: string): string[] {
  return Array.from(text.matchAll(/^ *(--[a-z0-9-]+):/gm), ([, name = '']) => name)
}

describe('the dense back office', () => {
  test('changes tokens alone, each of which the design has', () => {
    const [, block = ''] = /html\[data-density="dense"\] \{([^}]*)\}/.exec(read('density.css')) ?? []
    const changed = variablesIn(block)
    expect(changed.length).toBeGreaterThan(10)
    expect(block.split(';').filter((line) => line.trim() !== '' && !/^\s*--/.test(line))).toEqual([])
    const known = variablesIn(read('app.css'))
    expect(changed.filter((name) => !known.includes(name))).toEqual([])
  })

  test('touches neither the portal nor paper', () => {
    const selectors = read('density.css').match(/^[^/*\n]*(?=\{)/gm) ?? []
    expect(selectors.map((selector) => selector.trim())).toEqual([
      '@media screen',
      '@layer base',
      'html[data-density="dense"]',
    ])
  })

  test.each(['ui', 'form', 'backoffice'])('finds no control of a fixed height in %s', (folder) => {
    const files = readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    const fixed = files
      .filter((path) => /\.tsx?$/.test(path) && !/ThemePreview/.test(path))
      .filter((path) => /(?<![\w-])(?:min-h|size)-11(?!\d)/.test(read(join(folder, path))))
    expect(fixed).toEqual([])
  })
})
