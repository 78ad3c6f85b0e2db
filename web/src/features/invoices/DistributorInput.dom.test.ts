import { expect, test } from 'vitest'
import { optionsOf } from './DistributorInput'

const [bzura, notec, rolmasz] = [
  { id: 2, distributor_name: 'Agro-Bzura', nip: '5260250274' },
  { id: 3, distributor_name: 'Agro-Noteć', nip: '7740001454' },
  { id: 5, distributor_name: 'Rolmasz Żnin', nip: '1234563218' },
]
const all = [bzura, notec, rolmasz]

test('distributors used lately stand first, in their order, and each stands once', () => {
  expect(optionsOf(all, [rolmasz, bzura])).toEqual([
    { value: '5', label: 'Rolmasz Żnin', group: 'Ostatnio używani' },
    { value: '2', label: 'Agro-Bzura', group: 'Ostatnio używani' },
    { value: '3', label: 'Agro-Noteć', group: 'Pozostali' },
  ])
})

test('without any, and of those that are no longer in the programme, there is one list', () => {
  const plain = [
    { value: '2', label: 'Agro-Bzura' },
    { value: '3', label: 'Agro-Noteć' },
    { value: '5', label: 'Rolmasz Żnin' },
  ]
  expect(optionsOf(all, [])).toEqual(plain)
  expect(optionsOf(all, [{ id: 99 }])).toEqual(plain)
})
