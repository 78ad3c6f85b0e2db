import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const table = readFileSync(join(src, 'admin-routes.ts'), 'utf8')
const pages = Array.from(table.matchAll(/import\('\.\/(backoffice\/[^']+)'\),(?:\s*'(\w+)')?/g), (row) => ({
  path: row[1] ?? '',
  list: row[2],
}))

test('the lists with saved views are those whose tables have the toolbar', () => {
  const withToolbar = pages.filter(({ path }) =>
    /\bhasViews\b|<ListTable\b/.test(readFileSync(join(src, `${path}.tsx`), 'utf8')),
  )
  expect(withToolbar).toHaveLength(18)
  expect(withToolbar).toEqual(pages.filter(({ list }) => list !== undefined))
})
