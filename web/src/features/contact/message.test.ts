import { expect, test } from 'vitest'
import { longestMessage, parseMessage, parseTopic, partnerTopics, topics } from './message'

test('a message is kept without the space around it, and must be there', () => {
  expect(parseMessage('  Dzień dobry\n ')).toEqual({ valid: true, value: 'Dzień dobry' })
  expect(parseMessage(' \n ')).toEqual({ valid: false, message: 'Pole jest wymagane' })
})

test('a message is as long as the server takes it, counted in characters', () => {
  expect(parseMessage('🌾'.repeat(longestMessage)).valid).toBe(true)
  expect(parseMessage('ż'.repeat(longestMessage + 1))).toEqual({
    valid: false,
    message: 'Wpisz najwyżej 2000\u00a0znaków',
  })
})

test('a topic is one of the list', () => {
  expect(topics.map(({ value }) => parseTopic(value).valid)).not.toContain(false)
  expect(parseTopic('')).toEqual({ valid: false, message: 'Pole jest wymagane' })
  expect(parseTopic('weather').valid).toBe(false)
})

test('partners write about everything but invoices, points and rewards', () => {
  expect(partnerTopics.map(({ value }) => value)).toEqual([
    'account',
    'promotions',
    'products',
    'personal_data',
    'other',
  ])
})
