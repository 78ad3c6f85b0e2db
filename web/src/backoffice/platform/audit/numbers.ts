import { formatMoney, formatNumber } from '../../../format/numbers'
import type { Vocabulary } from './vocabulary'

/** Position of a number in a record. */
interface Place {
  readonly subject: string
  readonly key: string
  readonly within: string
  readonly record: unknown
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
export function numberText(
  { numbers = {} }: Vocabulary,
  value: number,
  { subject, key, within, record }: Place,
): string {
  const format = numbers[`${subject}.${within}.${key}`] ?? numbers[`${subject}.${key}`]
  if (format) return format(value, record)
  if (money.has(key)) return formatMoney(value)
  return counted.has(key) ? formatNumber(value) : String(value)
}
