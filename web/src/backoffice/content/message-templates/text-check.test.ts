import { expect, test } from 'vitest'
import { textErrors } from './text-check'

const variables = [
  { name: 'kod', meaning: '', value: '123456', required: true },
  { name: 'nazwa programu', meaning: '', value: 'Plon', required: false },
]

test('a text names the required values and no unknown ones', () => {
  const sms = (body: string) => textErrors({ subject: '', body }, { variables, hasSubject: false })
  expect(sms('Kod: {kod}')).toEqual({})
  expect(sms('')).toEqual({ body: 'Pole jest wymagane' })
  expect(sms('{kod} {kot}')).toEqual({ body: 'Nie ma wartości {kot}. Wybierz nazwę z\u00a0listy.' })
  expect(sms('Twój kod')).toEqual({ body: 'W\u00a0tekście musi być {kod}' })
})

test('an e-mail has a subject, which need not name anything', () => {
  const email = (subject: string) => textErrors({ subject, body: '{kod}' }, { variables, hasSubject: true })
  expect(email('Witaj w {nazwa programu}')).toEqual({})
  expect(email(' ')).toEqual({ subject: 'Pole jest wymagane' })
  expect(email('{kot}').subject).toContain('{kot}')
})
