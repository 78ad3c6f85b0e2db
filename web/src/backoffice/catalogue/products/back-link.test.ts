import { expect, test } from 'vitest'
import { backLinkOf } from './back-link'

test('a product that an import wanted leads back to it, and to nothing else that an address says', () => {
  const list = { to: '/zaplecze/produkty', name: 'Produkty', search: '' }
  expect(backLinkOf(new URLSearchParams('import=7&name=X'))).toEqual({
    to: '/zaplecze/importy/7',
    name: 'Import',
    search: '?import=7',
  })
  for (const search of ['', 'import=', 'import=../x', 'import=-1', 'import=//example.pl'])
    expect(backLinkOf(new URLSearchParams(search))).toEqual(list)
})
