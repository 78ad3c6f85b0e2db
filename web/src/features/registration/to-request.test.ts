import { expect, test } from 'vitest'
import { toRequest } from './to-request'
import { answerKey, emptyValues, type RegistrationContext, type RegistrationValues } from './values'

const context: RegistrationContext = {
  account: 'program.retail',
  hash: null,
  nip: null,
  companyLookup: false,
  crops: [
    { name: 'Rzepak', total: null, parts: [{ id: 15, name: 'Rzepak' }] },
    {
      name: 'Sady',
      total: { id: 17, name: 'Sady ogółem' },
      parts: [
        { id: 18, name: 'Jabłonie' },
        { id: 19, name: 'Wiśnie' },
      ],
    },
  ],
  consents: [
    { id: 2, slug: 'zgoda-1', content: '', required: true, value: false, subconsents: [] },
    { id: 4, slug: 'zgoda-2', content: '', required: false, value: false, subconsents: [] },
  ],
  referral: null,
}

const farm: RegistrationValues = {
  ...emptyValues(context),
  kind: 'farm',
  register: 'krus',
  nip: '526-025-02-74',
  company_name: ' Stary  Młyn ',
  company_street: 'Polna',
  company_street_number: '12',
  company_postcode: '88-400',
  company_city: 'Żnin',
  first_name: 'Bożena',
  last_name: 'Wiśniewska',
  phone: '601 202 303',
  email: 'Bozena@Example.pl',
  email_confirmation: ' bozena@example.pl',
  area: { 15: '4,25', 17: '', 18: ' 6 ', 19: '' },
  consents: { 'zgoda-1': true, 'zgoda-2': false },
}

/** The fields with an error. */
function errors(change: Partial<RegistrationValues>, at: RegistrationContext = context) {
  const result = toRequest(at, { ...farm, ...change })
  return result.valid ? {} : result.errors
}

test('a form without errors is sent in its normal form', () => {
  const result = toRequest(context, farm)
  expect(result).toMatchObject({
    valid: true,
    value: {
      hash: null,
      kind: 'farm',
      register: 'krus',
      nip: '5260250274',
      company_name: 'Stary Młyn',
      phone: '+48601202303',
      email: 'Bozena@example.pl',
      correspondence_address: false,
      correspondence_street: null,
      authorized_person: false,
      area: [
        { id: 15, value: '4,25' },
        { id: 18, value: '6' },
      ],
      consents: [2],
    },
  })
})

test('an empty form says at every required field what is missing', () => {
  expect(Object.keys(errors(emptyValues(context))).sort()).toEqual([
    'company_city',
    'company_name',
    'company_postcode',
    'company_street',
    'company_street_number',
    'consents.zgoda-1',
    'email',
    'email_confirmation',
    'first_name',
    'kind',
    'last_name',
    'nip',
    'phone',
  ])
})

test('both e-mails are the same address, whatever the case of their letters', () => {
  expect(errors({ email_confirmation: 'inna@example.pl' })).toEqual({
    email_confirmation: 'Adresy e-mail nie są zgodne',
  })
  expect(errors({ email: 'bozena', email_confirmation: 'bozena' })).toEqual({
    email: 'Pole musi być poprawnym adresem email',
  })
})

test('another address for letters is read only where it is asked for', () => {
  const half = { correspondence_city: 'Toruń', correspondence_postcode: '87' }
  expect(errors(half)).toEqual({})
  expect(errors({ ...half, letters_to: 'other' })).toEqual({
    correspondence_street: 'Pole jest wymagane',
    correspondence_street_number: 'Pole jest wymagane',
    correspondence_postcode: 'Popraw pole kod pocztowy',
  })
})

test('an authorised person gives their name and declares to be authorised', () => {
  expect(errors({ filled_in_by: 'authorized_person' })).toEqual({
    authorized_person_first_name: 'Pole jest wymagane',
    authorized_person_last_name: 'Pole jest wymagane',
    authorized_person_identifier: 'Pole jest wymagane',
    authorized_person_declaration:
      'Zaznacz to oświadczenie, jeśli wypełniasz formularz w\u00a0imieniu uczestnika',
  })
})

test('a total below its parts stands at the total, a farm is not in KRS', () => {
  expect(errors({ register: 'krs', area: { 17: '1', 18: '6', 15: 'dużo' } })).toEqual({
    register: 'Wybierz jedną z podanych możliwości',
    'area.15': 'Nieprawidłowa wartość',
    'area.17': 'Wpisz co najmniej 6\u00a0ha: tyle mają razem uprawy z tej grupy',
  })
})

test('a partner gives no areas', () => {
  const partner: RegistrationContext = { ...context, account: 'program.partner' }
  const company = { kind: 'company', register: 'ceidg', area: { 15: 'dużo' } }
  expect(toRequest(partner, { ...farm, ...company })).toMatchObject({
    valid: true,
    value: { kind: 'company', register: 'ceidg', area: [] },
  })
})

const skup = { company_name: 'Skup', city: 'Żnin', consent: 'Zgadzam się na\u00a0to.' }

/** The answer to a partner's question under the code `K7M2QX`. */
const answer = (partner: typeof skup, isAgreed = true) => ({ [answerKey('K7M2QX', partner)]: isAgreed })

test.each([
  ['nobody', null, {}, null, null],
  ['a partner, without an answer', 'K7M2QX', {}, 'K7M2QX', null],
  ['a partner who was agreed to', 'K7M2QX', answer(skup), 'K7M2QX', skup.consent],
  ['a partner who was agreed to and declined', 'K7M2QX', answer(skup, false), 'K7M2QX', null],
  ['a partner after the agreement to another', 'B3TT5R', answer(skup), 'B3TT5R', null],
  [
    'a partner after the agreement to other words',
    'K7M2QX',
    answer({ ...skup, consent: 'Inaczej.' }),
    'K7M2QX',
    null,
  ],
])('who came by %s sends that', (_, code, answers, referral, referral_consent) => {
  const result = toRequest(
    { ...context, referral: code === null ? null : { code, partner: skup } },
    { ...farm, referral_consents: answers },
  )
  expect(result).toMatchObject({ valid: true, value: { referral, referral_consent } })
})

test('of a partner who could not be read the code is sent, and no consent', () => {
  const result = toRequest(
    { ...context, referral: { code: 'K7M2QX', partner: null } },
    { ...farm, referral_consents: answer(skup) },
  )
  expect(result).toMatchObject({ valid: true, value: { referral: 'K7M2QX', referral_consent: null } })
})

test('who fills in for a partner declares to stand for a partner', () => {
  const partner: RegistrationContext = { ...context, account: 'program.partner' }
  const byAnother = { kind: 'company', register: 'ceidg', filled_in_by: 'authorized_person' } as const
  expect(errors(byAnother, partner).authorized_person_declaration).toMatch(/w\simieniu partnera$/)
})
