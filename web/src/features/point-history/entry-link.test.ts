import { expect, test } from 'vitest'
import { entryLink } from './entry-link'

const nothing = { at: '2025-08-20T07:00:00Z', invoice: null, order: null, promotion: null }

function linkOf(fields: Partial<Parameters<typeof entryLink>[0]>, search = '') {
  return entryLink({ ...nothing, ...fields }, new URLSearchParams(search), 2025)
}

test('an invoice is opened over the list as it stands', () => {
  expect(linkOf({ invoice: 'abc' }, 'season=2024&page=2')).toBe(
    '?season=2024&page=2&id=abc#!szczegoly-faktury',
  )
})

test('an order and a promotion have pages', () => {
  expect(linkOf({ order: 12 })).toBe('/moje-nagrody?zamowienie=12')
  expect(linkOf({ promotion: 'tankuj-z-dovvo' })).toBe('/promocje/tankuj-z-dovvo')
})

test('a trip has its page in its own season, which shows no other', () => {
  expect(linkOf({ trip: 'premium' })).toBe('/wycieczka-premium')
  expect(linkOf({ trip: 'standard', at: '2024-10-31T22:59:00Z' })).toBeNull()
  expect(linkOf({ trip: 'standard', at: '2024-10-31T23:00:00Z' })).toBe('/wycieczka')
})

test('what has no cause to show is no link', () => {
  expect(linkOf({})).toBeNull()
})
