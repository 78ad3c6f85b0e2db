import { expect, test } from 'vitest'
import { stepsOf } from './order-steps'
import type { Order } from './queries'

const statuses = {
  selected: { code: 'selected', label: 'Wybrana', color: 'yellow' },
  in_progress: { code: 'in_progress', label: 'W toku', color: 'blue' },
  completed: { code: 'completed', label: 'Zrealizowana', color: 'green' },
  cancelled: { code: 'cancelled', label: 'Anulowana', color: 'gray' },
  returned: { code: 'returned', label: 'Zwrócona', color: 'red' },
} as const

type Code = keyof typeof statuses

/** An order that has gone through the states, a day each. */
function order(codes: readonly Code[], given: Partial<Order> = {}, note: string | null = null): Order {
  const history = codes.map((code, place) => ({
    at: `2025-08-1${place}T07:00:00Z`,
    status: statuses[code],
    note: place === codes.length - 1 ? note : null,
  }))
  const status = statuses[codes.at(-1) ?? 'selected']
  return {
    kind: 'parcel',
    delivery: 'post',
    date: '2025-08-10T07:00:00Z',
    history,
    status,
    ...given,
  } as Order
}

const shown = (one: Order) =>
  stepsOf(one).map(({ label, state, at }) => [label, state, at?.slice(8, 10) ?? null])

test('a new order is at its first step, with those to come', () => {
  expect(shown(order(['selected']))).toEqual([
    ['Zamówione', 'current', '10'],
    ['Przyjęte do realizacji', 'coming', null],
    ['Wysłane', 'coming', null],
  ])
})

test('one in progress has its first step behind it', () => {
  expect(shown(order(['selected', 'in_progress']))).toEqual([
    ['Zamówione', 'done', '10'],
    ['Przyjęte do realizacji', 'current', '11'],
    ['Wysłane', 'coming', null],
  ])
})

test('one that is carried out has nothing to come', () => {
  expect(shown(order(['selected', 'in_progress', 'completed'])).map(([, state]) => state)).toEqual([
    'done',
    'done',
    'done',
  ])
})

test('a cancelled one stops there, with the reason', () => {
  const steps = stepsOf(order(['selected', 'in_progress', 'cancelled'], {}, 'Brak w magazynie'))
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'cancelled'])
  expect(steps.at(-1)).toMatchObject({ label: 'Anulowane', note: 'Powód: Brak w magazynie' })
})

test('a transfer that the bank has returned says so, after it was done', () => {
  const codes = ['selected', 'in_progress', 'completed', 'returned'] as const
  const steps = stepsOf(order(codes, { kind: 'bank_transfer', delivery: undefined }, 'Konto zamknięte'))
  expect(steps.map(({ label }) => label)).toEqual([
    'Zamówione',
    'Przekazane do banku',
    'Przelew wykonany',
    'Zwrócone przez bank',
  ])
  expect(steps.at(-1)).toMatchObject({ state: 'failed', note: 'Powód: Konto zamknięte' })
})

test('a note beside another state is a message', () => {
  const [, step] = stepsOf(order(['selected', 'in_progress'], {}, 'Wyślemy w piątek'))
  expect(step?.note).toBe('Wiadomość: Wyślemy w piątek')
})

test('an old order whose history lacks its beginning begins on its date', () => {
  expect(shown(order(['completed'], { date: '2025-08-05T07:00:00Z' }))).toEqual([
    ['Zamówione', 'done', '05'],
    ['Wysłane', 'done', '10'],
  ])
})

test.each([
  ['parcel', 'post', 'Wysłane'],
  ['card', 'post', 'Wysłane'],
  ['card', 'code', 'Kod gotowy'],
  ['bank_transfer', undefined, 'Przelew wykonany'],
  ['charity_transfer', undefined, 'Pieniądze przekazane'],
  ['trip', undefined, 'Wycieczka zrealizowana'],
] as const)('the end of a %s by %s is “%s”', (kind, delivery, label) => {
  expect(stepsOf(order(['selected'], { kind, delivery })).at(-1)?.label).toBe(label)
})
