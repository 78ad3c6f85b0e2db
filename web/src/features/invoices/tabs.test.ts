import { expect, test } from 'vitest'
import { listOf, scopeOf, tabs } from './tabs'

test('the four lists follow the season', () => {
  expect(tabs.map(({ id }) => listOf(id, 2025))).toEqual(['2025', 'waiting', '2024', 'archive'])
  expect(tabs.map(({ id }) => listOf(id, 2026))).toEqual(['2026', 'waiting', '2025', 'archive'])
})

test('a list says which days it holds', () => {
  expect(scopeOf('0', 2025)).toBe('Sezon 2025: od\u00a001.11.2024 do\u00a031.10.2025')
  expect(scopeOf('2', 2025)).toBe('Sezon 2024: od\u00a001.11.2023 do\u00a031.10.2024')
  expect(scopeOf('3', 2025)).toBe('Faktury sprzed 01.11.2023')
})
