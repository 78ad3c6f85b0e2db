import { expect, test } from 'vitest'
import { changeOf, type EditValues, editSchema as schemaFor } from './edit-schema'

const editSchema = schemaFor([
  { name: 'Rzepak', total: null, parts: [{ id: 15, name: 'Rzepak' }] },
  {
    name: 'Sady',
    total: { id: 17, name: 'Razem' },
    parts: [
      { id: 18, name: 'Jabłonie' },
      { id: 19, name: 'Wiśnie' },
    ],
  },
])

const values = {
  email: ' Jan@Gospodarstwo.PL ',
  phone: '500 000 010',
  profile: {
    first_name: ' Jan ',
    last_name: 'Kowalski',
    letters: 'other',
    correspondence_street: 'Polna',
    correspondence_street_number: '7',
    correspondence_street_number_place: '',
    correspondence_postcode: '88-400',
    correspondence_city: 'Żnin',
  },
  area: { 15: ' 12,5 ', 17: '', 18: '', 19: '' },
} satisfies EditValues

function errorsOf(input: unknown): Record<string, string> {
  const issues = editSchema.safeParse(input).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test('the change is sent in its normal form', () => {
  expect(changeOf(editSchema.parse(values))).toEqual({
    email: 'Jan@gospodarstwo.pl',
    phone: '+48500000010',
    profile: {
      first_name: 'Jan',
      last_name: 'Kowalski',
      correspondence_address: true,
      correspondence_street: 'Polna',
      correspondence_street_number: '7',
      correspondence_street_number_place: '',
      correspondence_postcode: '88-400',
      correspondence_city: 'Żnin',
    },
    area: [{ id: 15, value: '12,5' }],
  })
})

test('letters to the company ask for no address and send none', () => {
  const profile = { ...values.profile, letters: 'company', correspondence_postcode: '88' }
  const edited = editSchema.parse({ ...values, profile })
  expect(changeOf(edited).profile).toEqual({
    first_name: 'Jan',
    last_name: 'Kowalski',
    correspondence_address: false,
  })
})

test('every error is told at once, each at its field', () => {
  const profile = {
    ...values.profile,
    first_name: ' ',
    correspondence_street: '',
    correspondence_postcode: '88',
    correspondence_street_number: '12345678901',
    correspondence_city: '',
  }
  const area = { 15: 'dużo', 17: '1', 18: '1', 19: '0,5' }
  expect(errorsOf({ email: 'jan', phone: '500', profile, area })).toEqual({
    email: 'Pole musi być poprawnym adresem email',
    phone: 'Pole musi mieć długość 12',
    'profile.first_name': 'Pole jest wymagane',
    'profile.correspondence_street': 'Pole jest wymagane',
    'profile.correspondence_street_number': 'Wpisz najwyżej 10\u00a0znaków',
    'profile.correspondence_postcode': 'Popraw pole kod pocztowy',
    'profile.correspondence_city': 'Pole jest wymagane',
    'area.15': 'Nieprawidłowa wartość',
    'area.17': 'Wpisz co najmniej 1,5\u00a0ha: tyle mają razem uprawy z tej grupy',
  })
})
