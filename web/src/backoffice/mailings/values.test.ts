import { expect, test } from 'vitest'
import { type MailingValues, toRequest, valuesOf } from './values'

const values: MailingValues = {
  ...valuesOf(null),
  name: 'Jesień',
  segment_id: '3',
  send_on: '1.9.2025',
  send_hour: '14',
}

test('a mailing leaves on a day at an hour, or as soon as it may', () => {
  expect(toRequest(values)).toMatchObject({
    valid: true,
    value: { segment_id: 3, by_email: true, send_on: '2025-09-01', send_hour: 14 },
  })
  expect(toRequest({ ...values, send_on: ' ' })).toMatchObject({
    valid: true,
    value: { send_on: null, send_hour: null },
  })
})

test('a day that is none is refused at its field', () => {
  expect(toRequest({ ...values, send_on: '31.9.2025' })).toEqual({
    valid: false,
    errors: { send_on: 'Podaj datę w formacie dd.mm.rrrr' },
  })
})

test('no segment is left to the server to refuse', () => {
  expect(toRequest({ ...values, segment_id: '' })).toMatchObject({ value: { segment_id: null } })
})
