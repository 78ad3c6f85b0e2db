import { expect, test } from 'vitest'
import { nextSteps, pictureOf, priceOfOrder, usualTime } from './order-texts'
import type { Order } from './queries'

const address = {
  recipient: 'Jan Kłos',
  street: 'Polna',
  street_number: '1',
  street_number_place: '2',
  postcode: '87-100',
  city: 'Toruń',
}

const changes = 'O każdej zmianie powiadomimy Cię w portalu.'

test.each([
  [
    { kind: 'parcel', delivery: 'post', address },
    'Wyślemy nagrodę na adres: Jan Kłos, Polna 1/2, 87-100 Toruń.',
  ],
  [{ kind: 'card', delivery: 'post', address }, 'Wyślemy kartę na adres: Jan Kłos, Polna 1/2, 87-100 Toruń.'],
  [
    { kind: 'card', delivery: 'code' },
    'Przygotujemy kod karty. Odczytasz go na stronie zamówienia, po podaniu hasła.',
  ],
  [
    { kind: 'bank_transfer', bank_account_masked: 'PL61 … 2874' },
    'Przelejemy pieniądze na Twoje konto PL61 … 2874.',
  ],
  [{ kind: 'charity_transfer' }, 'Przekażemy pieniądze w Twoim imieniu.'],
  [{ kind: 'trip' }, 'Przygotujemy Twój wyjazd.'],
] as const)('after the order %o it is said what comes', (order, sentence) => {
  expect(nextSteps(order as unknown as Order, null)).toEqual([sentence, changes])
})

test('the usual time is said where there is one, and the cancellation where it is possible', () => {
  expect(nextSteps({ kind: 'charity_transfer', cancellable: true } as Order, 10)).toEqual([
    'Przekażemy pieniądze w Twoim imieniu.',
    'Zwykle robimy to w\u00a0ciągu 10\u00a0dni roboczych.',
    changes,
    'Dopóki nie zaczniemy, możesz anulować zamówienie na jego stronie.',
  ])
})

test.each([
  ['parcel', 1, 'w\u00a0ciągu 1\u00a0dnia roboczego'],
  ['parcel', 2, 'w\u00a0ciągu 2\u00a0dni roboczych'],
  ['card', 5, 'w\u00a0ciągu 5\u00a0dni roboczych'],
  ['card', null, null],
  ['card', undefined, null],
  ['trip', 5, null],
] as const)('the usual time of a %s within %s days is %s', (kind, days, text) => {
  expect(usualTime({ kind }, days)).toBe(text)
})

test.each([
  [{ amount: 5_000, points: 5_000 }, '50,00\u00a0zł, 5\u00a0000\u00a0pkt'],
  [{ amount: null, points: 7_900 }, '7\u00a0900\u00a0pkt'],
  [{ amount: 10_000, points: 0 }, '100,00\u00a0zł'],
  [{ points: 0 }, null],
] as const)('the price of %o is %s', (order, price) => {
  expect(priceOfOrder(order)).toBe(price)
})

test('an order without a drawing has that of its kind', () => {
  expect(pictureOf({ kind: 'parcel', picture: 'jacket' })).toBe('jacket')
  expect(pictureOf({ kind: 'card', picture: null })).toBe('credit-card')
  expect(pictureOf({ kind: 'trip' })).toBe('palmtree')
})
