import { expect, test } from 'vitest'
import { smsCost } from './sms-cost'

test('an SMS is told in parts, characters and money', () => {
  expect(smsCost('Kod: 123456', null)).toBe(
    '1\u00a0część, 11\u00a0znaków, bez polskich liter, więc w\u00a0części mieści się 160\u00a0znaków',
  )
  expect(smsCost('ż'.repeat(71), 95)).toContain('2\u00a0części, 71\u00a0znaków, ma polskie litery')
  expect(smsCost('ż'.repeat(71), 95)).toContain('; koszt: 0,19\u00a0zł')
})
