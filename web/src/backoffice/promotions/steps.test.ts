import { expect, test } from 'vitest'
import { fieldsWithErrors, stepBeside, stepOf, steps, stepsOf } from './steps'

test('each field stands on one step, and what no step names stands with the texts', () => {
  const places = [
    'terms.brands',
    'terms.mechanics.1.amount',
    'terms.caps.in_all',
    'segment',
    'terms.purchases',
    'terms.declaration.from',
    'prompt.kind',
    'success',
    'accepted',
    'terms.accept_by',
    'slug',
    'text',
  ].map(stepOf)
  expect(places).toEqual([
    'co-sie-liczy',
    'co-przynosi',
    'co-przynosi',
    'dla-kogo',
    'kiedy',
    'kiedy',
    'pytanie',
    'pytanie',
    'pytanie',
    'kiedy',
    'teksty',
    'teksty',
  ])
})

test('the errors of a form open their steps in the order of the steps', () => {
  const errors = {
    name: { type: 'rule', message: 'Pole jest wymagane' },
    terms: {
      purchases: { from: { type: 'rule', message: 'Pole jest wymagane' } },
      mechanics: [undefined, { amount: { type: 'rule', message: 'Wpisz liczbę' } }],
    },
  }
  const fields = fieldsWithErrors(errors as never)
  expect(fields).toEqual(['name', 'terms.purchases.from', 'terms.mechanics.1.amount'])
  expect(stepsOf(fields)).toEqual(['co-przynosi', 'kiedy', 'teksty'])
})

test('there is a step beside each, but past the ends', () => {
  expect(stepBeside('co-sie-liczy', -1)).toBeNull()
  expect(stepBeside('co-sie-liczy', 1)).toBe('co-przynosi')
  expect(stepBeside('teksty', 1)).toBeNull()
  expect(steps).toHaveLength(6)
})
