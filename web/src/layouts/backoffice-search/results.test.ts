import { Gift } from 'lucide-react'
import { expect, test } from 'vitest'
import type { SearchHit } from './queries'
import { type Answer, resultsFor } from './results'
import type { Screen, SectionScreen } from './screens'

const hit: SearchHit = { kind: 'import', key: '3', title: 'Import 3', detail: '', status: null }
const screens: Screen[] = [{ path: '/zaplecze/zamowienia', label: 'Zamówienia', icon: Gift, group: 'Praca' }]
const sections: SectionScreen[] = [
  { path: '/zaplecze/ustawienia#wyglad', title: 'Wygląd', screen: 'Ustawienia', icon: Gift },
]
const found: Answer = { kind: 'found', hits: [hit] }

const titles = (text: string, answer: Answer) =>
  resultsFor(text, { screens, sections }, answer).groups.map(({ title }) => title)

test('records lead where the text has a digit, else screens do', () => {
  expect(titles('zam 3', found)).toEqual(['Wyniki', 'Ekrany', 'Części ekranów'])
  expect(titles('zam', found)).toEqual(['Ekrany', 'Części ekranów', 'Wyniki'])
})

test('nothing stands in the place of records that may still come', () => {
  expect(titles('zam 3', { kind: 'pending' })).toEqual([])
  expect(titles('zam', { kind: 'pending' })).toEqual(['Ekrany', 'Części ekranów'])
  expect(titles('zam 3', { kind: 'failed', sentence: '' })).toEqual([])
})

test.each([
  ['participant', '/zaplecze/uczestnicy/7', 'Uczestnik'],
  ['invoice', '/zaplecze/faktury/7', 'Faktura'],
  ['order', '/zaplecze/zamowienia/7', 'Zamówienie'],
  ['promotion', '/zaplecze/promocje/7', 'Promocja'],
  ['product', '/zaplecze/produkty/7', 'Produkt'],
  ['distributor', '/zaplecze/dystrybutorzy/7', 'Dystrybutor'],
  ['branch', '/zaplecze/dystrybutorzy/oddzialy/7', 'Oddział'],
  ['reward', '/zaplecze/nagrody/7', 'Nagroda'],
  ['trip', '/zaplecze/wycieczki/7', 'Wycieczka'],
  ['import', '/zaplecze/importy/7', 'Import'],
  ['correction', '/zaplecze/korekty/7', 'Korekta KSeF'],
  ['request', '/zaplecze/zgloszenia/7', 'Zgłoszenie'],
  ['representative', '/zaplecze/przedstawiciele?osoba=7', 'Przedstawiciel'],
  ['news', '/zaplecze/aktualnosci/7', 'Aktualność'],
  ['page', '/zaplecze/strony/7', 'Strona'],
  ['question', '/zaplecze/pytania/7', 'Pytanie'],
  ['operator', '/zaplecze/operatorzy', 'Operator'],
] as const)('a %s leads to %s and is called %s', (kind, path, name) => {
  const { groups } = resultsFor(
    '7',
    { screens: [], sections: [] },
    { kind: 'found', hits: [{ ...hit, kind, key: '7', detail: 'x' }] },
  )
  expect(groups[0]?.results).toEqual([expect.objectContaining({ path, detail: `${name} · x` })])
})

test('a part of a screen leads to its anchor and names its screen', () => {
  const { groups } = resultsFor('wyg', { screens: [], sections }, found)
  expect(groups[0]?.results).toEqual([
    { path: '/zaplecze/ustawienia#wyglad', icon: Gift, title: 'Wygląd', detail: 'Ustawienia', status: null },
  ])
})
