import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import theme from '../../data/theme.json'

const styles = readFileSync(join(import.meta.dirname, 'app.css'), 'utf8')

test('the style sheet has the colours that the server reckons with, and no other', () => {
  const colours = [...styles.matchAll(/^ {2}(--color-[a-z-]+): (#[0-9a-f]{6});$/gm)]
  expect(Object.fromEntries(colours.map(([, name, colour]) => [name, colour]))).toEqual(theme)
})
