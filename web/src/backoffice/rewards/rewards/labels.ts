import { formatNumber, formatPoints } from '../../../format/numbers'
import { counted } from '../../../format/plural'
import type { Reward, RewardItem } from './queries'

type Kind = Reward['kind']

/** Labels of the kinds of rewards. */
export const kindLabels: Readonly<Record<Kind, string>> = {
  bank_transfer: 'Przelew na konto',
  charity_transfer: 'Przelew na cel charytatywny',
  card: 'Karta',
  parcel: 'Nagroda rzeczowa',
  trip: 'Wycieczka',
}

/** Kinds that operators can add; a trip is added with its terms. */
export const addedKinds = (['parcel', 'card', 'bank_transfer', 'charity_transfer'] as const).map((value) => ({
  value,
  label: kindLabels[value],
}))

/** Labels of the drawings. */
export const pictureLabels: Readonly<Record<string, string>> = {
  banknote: 'Banknot',
  'battery-charging': 'Akumulator',
  bot: 'Robot',
  'cloud-sun': 'Stacja pogodowa',
  coffee: 'Kawa',
  'credit-card': 'Karta płatnicza',
  drill: 'Wiertarka',
  flame: 'Ogień',
  flashlight: 'Latarka',
  footprints: 'Obuwie',
  fuel: 'Paliwo',
  gauge: 'Miernik',
  gift: 'Prezent',
  grape: 'Winorośl',
  hand: 'Rękawice',
  headphones: 'Słuchawki',
  'heart-handshake': 'Pomoc',
  'mountain-snow': 'Góry',
  palmtree: 'Palma',
  shirt: 'Koszulka',
  smartphone: 'Telefon',
  'spray-can': 'Środek w\u00a0sprayu',
  trees: 'Drzewa',
  wrench: 'Narzędzia',
}

export function isTransfer(kind: Kind): boolean {
  return kind === 'bank_transfer' || kind === 'charity_transfer'
}

/** Price in words: "10 000 pkt", or the rate for a zloty. */
export function priceText({ kind, price }: Pick<RewardItem, 'kind' | 'price'>): string {
  return isTransfer(kind) ? `${formatPoints(price)} za\u00a01\u00a0zł` : formatPoints(price)
}

/** Stock of a reward in words: "40 szt.", or no limit. */
export function stockText(stock: number | null | undefined): string {
  if (stock === null || stock === undefined) return 'bez limitu'
  return stock === 0 ? 'wyczerpana' : `${formatNumber(stock)}\u00a0szt.`
}

/** Stock of a variant in words, with the other grammatical gender. */
export function variantStockText(stock: number | null | undefined): string {
  return stock === 0 ? 'brak' : stockText(stock)
}

/** Number in words: "3 zamówienia". */
export function orderCountText(count: number): string {
  return counted(count, ['zamówienie', 'zamówienia', 'zamówień'])
}
