import { expect, test } from 'vitest'
import { movedOrder } from './order'

const consents = [
  { slug: 'rules', parent: null },
  { slug: 'marketing', parent: null },
  { slug: 'marketing-email', parent: 'marketing' },
  { slug: 'marketing-sms', parent: 'marketing' },
  { slug: 'data', parent: null },
]

test('a whole moves past its neighbour with the parts of both', () => {
  expect(movedOrder(consents, 'data', -1)).toEqual([
    'rules',
    'data',
    'marketing',
    'marketing-email',
    'marketing-sms',
  ])
  expect(movedOrder(consents, 'rules', 1)).toEqual([
    'marketing',
    'marketing-email',
    'marketing-sms',
    'rules',
    'data',
  ])
})

test('a part moves among the parts of its whole', () => {
  expect(movedOrder(consents, 'marketing-sms', -1)).toEqual([
    'rules',
    'marketing',
    'marketing-sms',
    'marketing-email',
    'data',
  ])
  expect(movedOrder(consents, 'marketing-sms', 1)).toBeNull()
})

test('the first does not move up, the last not down', () => {
  expect(movedOrder(consents, 'rules', -1)).toBeNull()
  expect(movedOrder(consents, 'data', 1)).toBeNull()
})

test('a part whose whole is no longer asked moves among the wholes', () => {
  const alone = [
    { slug: 'sms', parent: 'gone' },
    { slug: 'rules', parent: null },
  ]
  expect(movedOrder(alone, 'rules', -1)).toEqual(['rules', 'sms'])
})
