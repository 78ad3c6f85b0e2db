import { expect, test } from 'vitest'
import { vocabulary } from '../../dashboard/audit-log/vocabulary'
import { changesOf as changesIn, type Names } from './changes'

function changesOf(subject: string, before: unknown, after: unknown, names: Names = {}) {
  return changesIn(subject, before, after, { vocabulary, names })
}

test('only what differs is told', () => {
  expect(
    changesOf(
      'operators',
      { status: 'active', email: 'a@plon.example' },
      { status: 'disabled', email: 'a@plon.example' },
    ),
  ).toEqual([{ field: 'Status', before: 'aktywny', after: 'wyłączony' }])
})

test('what is new and what is gone is told by the missing side', () => {
  expect(changesOf('operators', null, { email: 'a@plon.example' })).toEqual([
    { field: 'Adres e-mail', before: null, after: 'a@plon.example' },
  ])
  expect(changesOf('operators', { email: 'a@plon.example' }, {})).toEqual([
    { field: 'Adres e-mail', before: 'a@plon.example', after: null },
  ])
})

test('an empty value is no value', () => {
  expect(changesOf('operators', { email: '', roles: [] }, { email: null })).toEqual([])
})

test('lists of words are one value, lists of records a value each', () => {
  expect(changesOf('operators', { roles: ['editor'] }, { roles: ['editor', 'finance'] })).toEqual([
    { field: 'Role', before: 'redaktor', after: 'redaktor, finanse' },
  ])
  expect(
    changesOf(
      'invoices',
      { lines: [{ points: 10 }, { points: 20 }] },
      { lines: [{ points: 10 }, { points: 25 }, { points: 1500 }] },
    ),
  ).toEqual([
    { field: 'Pozycja 2: Punkty', before: '20', after: '25' },
    { field: 'Pozycja 3: Punkty', before: null, after: '1\u00a0500' },
  ])
})

test('an entry put between others, or taken from between them, is one change', () => {
  const [first, second, third] = [{ points: 10 }, { points: 20 }, { points: 30 }]
  expect(changesOf('invoices', { lines: [first, third] }, { lines: [first, second, third] })).toEqual([
    { field: 'Pozycja 2: Punkty', before: null, after: '20' },
  ])
  expect(changesOf('invoices', { lines: [first, second, third] }, { lines: [second, third] })).toEqual([
    { field: 'Pozycja 1: Punkty', before: '10', after: null },
  ])
})

test('days, instants, money, telephones and yes or no are told as they are read', () => {
  const after = {
    issued_on: '2025-08-20',
    expires_at: '2025-08-20T07:15:00Z',
    amount: 124050,
    phone: '+48500000010',
    active: false,
  }
  expect(changesOf('operators', {}, after)).toEqual([
    { field: 'Data wystawienia', before: null, after: '20.08.2025' },
    { field: 'Ważne do', before: null, after: '20.08.2025, 09:15' },
    { field: 'Kwota', before: null, after: '1\u00a0240,50\u00a0zł' },
    { field: 'Telefon', before: null, after: '+48\u00a0500\u00a0000\u00a0010' },
    { field: 'Aktywne', before: null, after: 'nie' },
  ])
})

test('a field without a Polish name keeps its own', () => {
  expect(changesOf('operators', {}, { odd_key: 1 })).toEqual([{ field: 'odd_key', before: null, after: '1' }])
})

/** Texts of a new record, a line for each field. */
function textsOf(subject: string, record: unknown): string[] {
  return changesOf(subject, null, record).map(({ field, after }) =>
    `${field}: ${after}`.replaceAll('\u00a0', ' '),
  )
}

test('one key has the name that its subject gives it', () => {
  expect(textsOf('seasons', { from: 2024, status: 'closed' })).toEqual([
    'Z sezonu: 2024',
    'Status: zamknięty',
  ])
  expect(textsOf('exports', { from: '2025-08-01', to: '2025-08-20' })).toEqual([
    'Od: 01.08.2025',
    'Do: 20.08.2025',
  ])
  expect(textsOf('imports', { available: 'Jest' })).toEqual(['Dostępny: Jest'])
  expect(textsOf('participants', { available: 1200 })).toEqual(['Dostępne punkty: 1 200'])
  expect(textsOf('products', { brand: 'Dovvo' })).toEqual(['Marka: Dovvo'])
  expect(textsOf('settings', { colours: { brand: '#0b7a75', dark: '#12312f' } })).toEqual([
    'Kolory: Przyciski i linki: #0b7a75',
    'Kolory: Ciemne tła i tekst: #12312f',
  ])
})

test('whoever may not sign in is called as on their own page', () => {
  const change = (subject: string) => changesOf(subject, {}, { status: 'disabled' })[0]?.after
  expect([change('operators'), change('participants')]).toEqual(['wyłączony', 'zablokowany'])
})

test('a name that looks like a code is none', () => {
  expect(textsOf('imports', { name: 'products', kind: 'products' })).toEqual([
    'Nazwa: products',
    'Rodzaj: katalog produktów',
  ])
})

test('rewards and branches are told with their units', () => {
  const reward = { kind: 'bank_transfer', icon: 'banknote', points_per_zloty: 100, min_amount: 5000 }
  expect(textsOf('rewards', reward)).toEqual([
    'Rodzaj: przelew na konto',
    'Rysunek: banknot',
    'Punkty za 1 zł: 100',
    'Najmniejsza kwota: 50,00 zł',
  ])
  expect(textsOf('branches', { latitude: 52_105_100 })).toEqual(['Szerokość geograficzna: 52,1051°'])
  expect(textsOf('products', { crops: '["Pszenica","Rzepak"]' })).toEqual(['Uprawy: Pszenica, Rzepak'])
})

test('a view of the portal and a table that was taken away are told in words', () => {
  expect(textsOf('sessions', { method: 'GET', path: '/api/v1/invoices/2025' })).toEqual([
    'Żądanie: pobranie danych',
    'Część portalu: faktury',
  ])
  const narrowed = { format: 'xlsx', action: 'exports.take', representative: 0, orders: 'a1,b2' }
  expect(textsOf('exports', narrowed)).toEqual([
    'Format: XLSX',
    'Działanie: Pobranie zestawienia',
    'Numer przedstawiciela: bez przedstawiciela',
    'Liczba zamówień: 2',
  ])
  expect(textsOf('tax_rules', { scope: 'card' })).toEqual(['Czego dotyczy: karta'])
  expect(textsOf('tax_rules', { scope: 'promotion:tankuj' })).toEqual(['Czego dotyczy: promocja „tankuj”'])
})

test('of a text its words are told, or that they stayed as they were', () => {
  const plain = { text: '<p>Kup 20\u00a0L</p><ul><li>raz</li><li>A &amp; B</li></ul>' }
  expect(changesOf('news', null, plain)).toEqual([
    { field: 'Treść', before: null, after: 'Kup 20\u00a0L raz A & B' },
  ])
  expect(changesOf('news', { text: '<p>Kup</p>' }, { text: '<p><strong>Kup</strong></p>' })).toEqual([
    { field: 'Treść', before: null, after: 'te same słowa, inny wygląd lub odnośniki' },
  ])
})

test('the address of maps is told with the marks that are typed in the settings', () => {
  expect(
    textsOf('settings', { programme: { map_route_url: 'https://mapy.example/?od={from}&do={to}' } }),
  ).toEqual(['Program: Adres usługi map: https://mapy.example/?od={od}&do={do}'])
})

test('of a picture it is told that there is another', () => {
  expect(changesOf('representatives', { photo: 'a1b2' }, { photo: 'c3d4' })).toEqual([
    { field: 'Zdjęcie', before: 'poprzednie', after: 'nowe' },
  ])
  expect(changesOf('settings', { logo: { url: '/api/v1/logo?v=a1' } }, { logo: null })).toEqual([
    { field: 'Logo: Plik', before: 'poprzedni', after: null },
  ])
})

const terms = {
  purchases: { from: '2025-08-01', to: '2025-10-31' },
  accept_by: '2025-10-31',
  declaration: null,
  scope: { products: ['4711'], brands: ['dovvo'], categories: [], packs: [5000, 20_000] },
  measure: 'litres',
  mechanics: [
    { kind: 'per_step', step: 20_000, reward: { points: 0, card: { kind: 'fuel', value: 30_000 } } },
    { kind: 'ladder', rungs: [{ from: 24_500, reward: { points: 1500, card: null } }] },
    { kind: 'multiplier', factor: 1500 },
    { kind: 'per_unit', rate: 2500 },
  ],
}

const promotion = {
  name: 'Tankuj',
  text: '<p>Kup i&nbsp;tankuj</p>'.replace('&nbsp;', '\u00a0'),
  picture: 'fuel',
  prompt: { kind: 'answer', hash: 'regulamin', cookie_seconds: 86_400, delay_ms: 5000, decline_stops: true },
  terms,
}

test('a promotion is told as its editor writes it', () => {
  expect(textsOf('promotions', { key: 'tankuj', definition: promotion })).toEqual([
    'Klucz: tankuj',
    'Nazwa: Tankuj',
    'Opis: Kup i tankuj',
    'Rysunek: dystrybutor paliwa',
    'Okienko: Co robi: pyta o akceptację regulaminu',
    'Okienko: Adres okienka: regulamin',
    'Okienko: „Nie teraz” działa przez: 24 godz.',
    'Okienko: Opóźnienie: 5 s',
    'Okienko: Po odmowie nie otwiera się samo: tak',
    'Zasady: Zakupy: Od: 01.08.2025',
    'Zasady: Zakupy: Do: 31.10.2025',
    'Zasady: Akceptacja regulaminu do: 31.10.2025',
    'Zasady: Zakres: Produkty: 4711',
    'Zasady: Zakres: Marki: dovvo',
    'Zasady: Zakres: Opakowania: 5 L, 20 L',
    'Zasady: Miara: litry',
    'Zasady: Nagroda 1: Sposób: nagroda za każdą pełną ilość',
    'Zasady: Nagroda 1: Za każde pełne: 20 L',
    'Zasady: Nagroda 1: Punkty: 0',
    'Zasady: Nagroda 1: Karta: Rodzaj: karta paliwowa',
    'Zasady: Nagroda 1: Karta: Wartość: 300,00 zł',
    'Zasady: Nagroda 2: Sposób: progi z rosnącą nagrodą',
    'Zasady: Nagroda 2: Próg 1: Od: 24,5 L',
    'Zasady: Nagroda 2: Próg 1: Punkty: 1 500',
    'Zasady: Nagroda 3: Sposób: mnożnik punktów',
    'Zasady: Nagroda 3: Mnożnik: 1,5×',
    'Zasady: Nagroda 4: Sposób: dodatkowe punkty za jednostkę',
    'Zasady: Nagroda 4: Punkty za jednostkę: 2,5 pkt',
  ])
})

test('amounts are counted as the record of their own side counts them', () => {
  const step = (measure: string, step: number) => ({
    terms: { measure, mechanics: [{ kind: 'per_step', step }] },
  })
  expect(changesOf('promotions', step('litres', 20_000), step('net_value', 100_000))).toEqual([
    { field: 'Zasady: Miara', before: 'litry', after: 'wartość netto' },
    { field: 'Zasady: Nagroda 1: Za każde pełne', before: '20\u00a0L', after: '1\u00a0000,00\u00a0zł' },
  ])
})

test('what a promotion names by codes is told by its names where they are known', () => {
  const names = { brands: { dovvo: 'Dovvo' }, products: { '4711': 'Dovvo 450 SC (4711)' } }
  expect(changesOf('promotions', null, { terms: { scope: terms.scope } }, names).slice(0, 2)).toEqual([
    { field: 'Zasady: Zakres: Produkty', before: null, after: 'Dovvo 450 SC (4711)' },
    { field: 'Zasady: Zakres: Marki', before: null, after: 'Dovvo' },
  ])
})
