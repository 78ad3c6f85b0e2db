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
  'battery-charging': 'Akumulator z\u00a0prostownikiem',
  banknote: 'Banknot',
  vest: 'Bezrękawnik',
  footprints: 'Buty robocze',
  'coffee-machine': 'Ekspres do kawy',
  coffee: 'Filiżanka kawy',
  'mountain-snow': 'Góry i\u00a0lodowiec',
  grill: 'Grill',
  palmtree: 'Palma na plaży',
  fuel: 'Karta paliwowa',
  'fuel-100': 'Karta paliwowa 100\u00a0zł',
  'fuel-200': 'Karta paliwowa 200\u00a0zł',
  'fuel-500': 'Karta paliwowa 500\u00a0zł',
  'credit-card': 'Karta płatnicza',
  'prepaid-200': 'Karta płatnicza 200\u00a0zł',
  'prepaid-300': 'Karta płatnicza 300\u00a0zł',
  compressor: 'Kompresor',
  flannel: 'Koszula w\u00a0kratę',
  shirt: 'Koszulka',
  jacket: 'Kurtka',
  flashlight: 'Latarka',
  headlamp: 'Latarka czołowa',
  gauge: 'Miernik',
  'pressure-washer': 'Myjka ciśnieniowa',
  wrench: 'Narzędzia',
  flame: 'Ognisko',
  'heart-handshake': 'Pomoc',
  gift: 'Prezent',
  hand: 'Rękawice',
  bot: 'Robot sprzątający',
  headphones: 'Słuchawki',
  'cloud-sun': 'Stacja pogodowa',
  'spray-can': 'Środek w\u00a0sprayu',
  smartphone: 'Telefon',
  thermos: 'Termos',
  drill: 'Wiertarka',
  grape: 'Winnice',
  trees: 'Jezioro w\u00a0kraterze',
  'socket-set': 'Zestaw kluczy',
}

/** The drawings as options, in the order of their labels. */
export const pictureOptions = Object.entries(pictureLabels)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label, 'pl'))

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
