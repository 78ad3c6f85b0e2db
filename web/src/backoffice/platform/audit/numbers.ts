import {
  formatBytes,
  formatMoney,
  formatNumber,
  formatThousandths,
  formatVolume,
} from '../../../format/numbers'
import { formatDegrees } from '../../../format/places'
import { type Measure, measures } from '../../promotions/labels'

/** Position of a number in its record, with the record's measure if it has one. */
interface Place {
  readonly subject: string
  readonly key: string
  readonly within: string
  readonly measure: Measure | undefined
}

type NumberFormat = (value: number, measure: Measure | undefined) => string

const degrees: NumberFormat = (value) => `${formatDegrees(value)}°`
const seconds: NumberFormat = (value) => `${formatThousandths(value)}\u00a0s`

/** Formats of numbers with a meaning of their own in a subject, or within one field of it. */
const own: Readonly<Record<string, NumberFormat>> = {
  'branches.latitude': degrees,
  'branches.longitude': degrees,
  'exports.representative': (id) => (id === 0 ? 'bez przedstawiciela' : String(id)),
  'media.size': formatBytes,
  'imports.size': formatBytes,
  'promotions.at': amountOf,
  'promotions.cookie_seconds': (value) => `${formatThousandths(Math.round(value / 3.6))}\u00a0godz.`,
  'promotions.delay_ms': seconds,
  'promotions.factor': (value) => `${formatThousandths(value)}×`,
  'promotions.packs': (value, measure) => formatVolume(value, unitOfPacks(measure)),
  'promotions.rate': (value) => `${formatThousandths(value)}\u00a0pkt`,
  'promotions.rungs.from': amountOf,
  'promotions.step': amountOf,
  'promotions.value': formatMoney,
}

/** Fields in grosze. */
const money: ReadonlySet<string> = new Set([
  'amount',
  'amount_step',
  'card_remainder',
  'free_up_to',
  'max_amount',
  'min_amount',
  'net_value',
  'prize_value',
  'tax',
  'taxable',
])

/** Fields that count things; every other number is an identifier, such as an id or a year. */
const counted: ReadonlySet<string> = new Set([
  'achievements',
  'affiliation',
  'available',
  'brandPurchase',
  'cap_points',
  'codes',
  'cost',
  'ended',
  'files',
  'groups',
  'left_out',
  'membership_points',
  'mended',
  'participants',
  'points',
  'points_cut',
  'points_per_zloty',
  'price',
  'prices',
  'qualify_at',
  'quantity',
  'rates',
  'reserved_points',
  'rows',
  'stock',
  'total',
  'transfers',
  'unchanged',
  'welcome_points',
])

/** Number with its unit. */
export function numberText(value: number, { subject, key, within, measure }: Place): string {
  const format = own[`${subject}.${within}.${key}`] ?? own[`${subject}.${key}`]
  if (format) return format(value, measure)
  if (money.has(key)) return formatMoney(value)
  return counted.has(key) ? formatNumber(value) : String(value)
}

function amountOf(value: number, measure: Measure | undefined): string {
  if (!measure) return String(value)
  const { unit, places } = measures[measure]
  if (places === 3) return formatVolume(value, unit)
  return places === 2 ? formatMoney(value) : `${formatNumber(value)}\u00a0${unit}`
}

/** Unit of packs; a promotion that counts neither litres nor kilograms has packs of both. */
function unitOfPacks(measure: Measure | undefined): string {
  return measure === 'litres' || measure === 'kilograms' ? measures[measure].unit : 'L lub kg'
}

/** Measure of a promotion; the record is the definition or contains it. */
export function measureOf(record: unknown): Measure | undefined {
  const { definition, terms } = (record ?? {}) as { definition?: { terms?: unknown }; terms?: unknown }
  const { measure } = (terms ?? definition?.terms ?? {}) as { measure?: string }
  return measure !== undefined && Object.hasOwn(measures, measure) ? (measure as Measure) : undefined
}
