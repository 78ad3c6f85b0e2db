import { formatMoney, formatPoints } from '../../format/numbers'
import { counted } from '../../format/plural'
import type { Order } from './queries'

/** The drawings of orders whose reward has none, such as a promotion's gift card. */
const pictures = {
  bank_transfer: 'banknote',
  charity_transfer: 'heart-handshake',
  trip: 'palmtree',
  card: 'credit-card',
  parcel: 'gift',
} as const satisfies Record<Order['kind'], string>

/** The name of an order's drawing. */
export function pictureOf({ picture, kind }: Pick<Order, 'picture' | 'kind'>): string {
  return picture ?? pictures[kind]
}

/** The reward of an order with its variant: "Koszula flanelowa, L". */
export function rewardOf({ reward, variant }: Pick<Order, 'reward' | 'variant'>): string {
  return variant ? `${reward}, ${variant}` : reward
}

/** Tells what an order cost and pays: "50,00 zł, 5 000 pkt"; null of a promotion's gift card, which cost nothing. */
export function priceOfOrder({ amount, points }: Pick<Order, 'amount' | 'points'>): string | null {
  const parts = [amount == null ? null : formatMoney(amount), points > 0 ? formatPoints(points) : null]
  return parts.filter((part) => part !== null).join(', ') || null
}

export function addressOf(address: NonNullable<Order['address']>): string {
  const { recipient, street, street_number: number, street_number_place: place, postcode, city } = address
  return `${recipient}, ${street} ${number}${place ? `/${place}` : ''}, ${postcode} ${city}`
}

/** "w ciągu 10 dni roboczych"; null for a trip, or where no number of days is promised. */
export function usualTime({ kind }: Pick<Order, 'kind'>, days: number | null | undefined): string | null {
  if (days == null || kind === 'trip') return null
  return `w\u00a0ciągu ${counted(days, ['dnia', 'dni', 'dni'])} ${days === 1 ? 'roboczego' : 'roboczych'}`
}

/** Tells what the programme does next with an order that it has not begun with, in sentences. */
export function nextSteps(order: Order, days: number | null | undefined): string[] {
  const time = usualTime(order, days)
  return [
    nextStep(order),
    ...(time ? [`Zwykle robimy to ${time}.`] : []),
    'O każdej zmianie powiadomimy Cię w portalu.',
    ...(order.cancellable ? ['Dopóki nie zaczniemy, możesz anulować zamówienie na jego stronie.'] : []),
  ]
}

function nextStep({ kind, delivery, address, bank_account_masked: account }: Order): string {
  switch (kind) {
    case 'bank_transfer':
      return account
        ? `Przelejemy pieniądze na Twoje konto ${account}.`
        : 'Przelejemy pieniądze na Twoje konto.'
    case 'charity_transfer':
      return 'Przekażemy pieniądze w Twoim imieniu.'
    case 'trip':
      return 'Przygotujemy Twój wyjazd.'
    default:
      if (delivery === 'code')
        return 'Przygotujemy kod karty. Odczytasz go na stronie zamówienia, po podaniu hasła.'
      return `Wyślemy ${kind === 'card' ? 'kartę' : 'nagrodę'} ${address ? `na adres: ${addressOf(address)}` : 'na podany adres'}.`
  }
}
