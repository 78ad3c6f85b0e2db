import { expect, test } from 'vitest'
import { branchOrder, inOrder, otherOrder } from './order'

const branch = (name: string, postcode: string, lat: number) => ({
  name,
  postcode,
  position: { lat, lng: 19 },
})
const branches = [branch('Agro', '00-100', 52), branch('Bzura', '99-400', 51), branch('Cis', '99-100', 53)]
const here = { lat: 52.9, lng: 19 }

const namesIn = (search: string, place: typeof here | null, postcode: string | null) =>
  inOrder(branches, branchOrder(new URLSearchParams(search), place, postcode)).map(({ name }) => name)

test.each([
  ['a participant has those of their post office first', '', null, '99-401', ['Bzura', 'Cis', 'Agro']],
  ['with filters too', 'search=agro&edi=true', null, '99-401', ['Bzura', 'Cis', 'Agro']],
  ['until they choose a column', 'sortBy=distributor_name', null, '99-401', ['Agro', 'Bzura', 'Cis']],
  ['a visitor has them by name', '', null, null, ['Agro', 'Bzura', 'Cis']],
  ['where one is comes before all', 'sortBy=city', here, '99-401', ['Cis', 'Agro', 'Bzura']],
] as const)('%s', (_, search, place, postcode, names) => {
  expect(namesIn(search, place, postcode)).toEqual(names)
})

test('the other order keeps the filters and begins at the first page', () => {
  const near = new URLSearchParams('edi=true&page=3')
  const byName = otherOrder(near, branchOrder(near, null, '99-401'))
  expect(byName).toBe('?edi=true&sortBy=distributor_name&sortDesc=false')
  const named = new URLSearchParams(byName)
  expect(otherOrder(named, branchOrder(named, null, '99-401'))).toBe('?edi=true')
})
