import { FieldErrorCollector, type RequestResult } from '../../form/resolver'
import { formatDay } from '../../format/dates'
import { formatNumber, formatThousandths } from '../../format/numbers'
import { parseDay } from '../../rules/day'
import { parseDecimal } from '../../rules/decimal'
import { accepted, type Parsed, refused } from '../../rules/parsed'
import { parseWhole } from '../../rules/whole'
import type { Condition, Segment, SegmentForm } from './queries'

export type ConditionKind = Condition['kind']

/** A condition as its fields hold it. */
export interface ConditionValues {
  kind: ConditionKind
  season: string
  unit: 'L' | 'kg'
  brand: string
  product: string
  /** Lower bound: an amount, points or a day. */
  from: string
  to: string
  promotion: string
  level: string
  /** `yes` or `no`: took part, reached, given. */
  meets: string
  voivodeships: string[]
  account: string
  last: string
  days: string
  channel: string
}

export interface SegmentValues {
  name: string
  description: string
  conditions: ConditionValues[]
}

export const kindOptions = [
  { value: 'purchases', label: 'Zakupy w\u00a0sezonie' },
  { value: 'promotion', label: 'Udział w\u00a0promocji' },
  { value: 'level', label: 'Poziom osiągnięć' },
  { value: 'voivodeships', label: 'Województwo' },
  { value: 'account', label: 'Rodzaj konta' },
  { value: 'last_invoice', label: 'Ostatnia przyjęta faktura' },
  { value: 'joined', label: 'Początek w\u00a0programie' },
  { value: 'consent', label: 'Zgoda na marketing' },
  { value: 'points', label: 'Dostępne punkty' },
] as const satisfies readonly { value: ConditionKind; label: string }[]

export const accountOptions = [
  { value: 'farm', label: 'Gospodarstwo rolne' },
  { value: 'company', label: 'Firma' },
  { value: 'partner', label: 'Partner' },
]

export const lastInvoiceOptions = [
  { value: 'within', label: 'W\u00a0ciągu ostatnich dni' },
  { value: 'before', label: 'Dawniej' },
  { value: 'never', label: 'Nie ma żadnej' },
]

export const channelOptions = [
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'SMS' },
  { value: 'phone', label: 'Telefon' },
]

/** A condition with nothing chosen in it; `season` is the one that is offered first. */
export function newCondition(kind: ConditionKind, season = ''): ConditionValues {
  return {
    kind,
    season,
    unit: 'L',
    brand: '',
    product: '',
    from: '',
    to: '',
    promotion: '',
    level: '',
    meets: 'yes',
    voivodeships: [],
    account: 'farm',
    last: 'within',
    days: '',
    channel: 'email',
  }
}

export function valuesOf(
  segment: Pick<Segment, 'name' | 'description' | 'conditions'> | null,
): SegmentValues {
  return {
    name: segment?.name ?? '',
    description: segment?.description ?? '',
    conditions: (segment?.conditions ?? []).map(typed),
  }
}

/** The fields of a stored condition. */
function typed(condition: Condition): ConditionValues {
  const empty = newCondition(condition.kind)
  switch (condition.kind) {
    case 'purchases':
      return {
        ...empty,
        season: String(condition.season),
        unit: condition.unit,
        brand: condition.brand ?? '',
        product: condition.product == null ? '' : String(condition.product),
        from: condition.from == null ? '' : formatThousandths(condition.from),
        to: condition.to == null ? '' : formatThousandths(condition.to),
      }
    case 'promotion':
      return { ...empty, promotion: String(condition.promotion), meets: yesOrNo(condition.took_part) }
    case 'level':
      return { ...empty, level: String(condition.level), meets: yesOrNo(condition.reached) }
    case 'voivodeships':
      return { ...empty, voivodeships: [...condition.voivodeships] }
    case 'account':
      return { ...empty, account: condition.account }
    case 'last_invoice':
      return { ...empty, last: condition.last, days: condition.days == null ? '' : String(condition.days) }
    case 'joined':
      return {
        ...empty,
        from: condition.from ? formatDay(condition.from) : '',
        to: condition.to ? formatDay(condition.to) : '',
      }
    case 'consent':
      return { ...empty, channel: condition.channel, meets: yesOrNo(condition.given) }
    case 'points':
      return {
        ...empty,
        from: condition.from == null ? '' : formatNumber(condition.from),
        to: condition.to == null ? '' : formatNumber(condition.to),
      }
  }
}

function yesOrNo(isMet: boolean): string {
  return isMet ? 'yes' : 'no'
}

/** Request body of the form, or an error at every field that is no number. */
export function toRequest({ name, description, conditions }: SegmentValues): RequestResult<SegmentForm> {
  const errors = new FieldErrorCollector()
  const requested = conditions.map((values, index) => toCondition(errors, values, `conditions.${index}`))
  return errors.conclude<SegmentForm>({ name, description, conditions: requested })
}

/** Conditions to count by; null while one of them is no number or lacks a choice. */
export function countable(values: readonly ConditionValues[]): Condition[] | null {
  const isReady = values.every(
    (condition) =>
      (condition.kind !== 'promotion' || condition.promotion !== '') &&
      (condition.kind !== 'level' || condition.level !== '') &&
      (condition.kind !== 'voivodeships' || condition.voivodeships.length > 0) &&
      (condition.kind !== 'last_invoice' || condition.last === 'never' || condition.days !== '') &&
      (!['purchases', 'points', 'joined'].includes(condition.kind) ||
        condition.from !== '' ||
        condition.to !== ''),
  )
  const result = toRequest({ name: '', description: '', conditions: [...values] })
  return isReady && result.valid ? result.value.conditions : null
}

function toCondition(errors: FieldErrorCollector, values: ConditionValues, at: string): Condition {
  const isMet = values.meets === 'yes'
  const bounds = <Bound>(parse: (text: string) => Parsed<Bound | null>) => ({
    from: errors.unwrap(`${at}.from`, parse(values.from)) ?? null,
    to: errors.unwrap(`${at}.to`, parse(values.to)) ?? null,
  })
  switch (values.kind) {
    case 'purchases':
      return {
        kind: 'purchases',
        season: Number(values.season),
        unit: values.unit,
        brand: values.brand || null,
        product: values.product === '' ? null : Number(values.product),
        ...bounds(parseAmount),
      }
    case 'promotion':
      return { kind: 'promotion', promotion: Number(values.promotion), took_part: isMet }
    case 'level':
      return { kind: 'level', level: Number(values.level), reached: isMet }
    case 'voivodeships':
      return {
        kind: 'voivodeships',
        voivodeships: values.voivodeships as Extract<Condition, { kind: 'voivodeships' }>['voivodeships'],
      }
    case 'account':
      return {
        kind: 'account',
        account: values.account as Extract<Condition, { kind: 'account' }>['account'],
      }
    case 'last_invoice':
      return {
        kind: 'last_invoice',
        last: values.last as Extract<Condition, { kind: 'last_invoice' }>['last'],
        days: values.last === 'never' ? null : (errors.unwrap(`${at}.days`, parseWhole(values.days)) ?? null),
      }
    case 'joined':
      return { kind: 'joined', ...bounds(parseOptionalDay) }
    case 'consent':
      return {
        kind: 'consent',
        channel: values.channel as Extract<Condition, { kind: 'consent' }>['channel'],
        given: isMet,
      }
    case 'points':
      return { kind: 'points', ...bounds(parseWhole) }
  }
}

/** A day; empty text is null. */
export function parseOptionalDay(input: string): Parsed<string | null> {
  return input.trim() === '' ? accepted(null) : parseDay(input)
}

/** An amount in thousandths; empty text is null. */
function parseAmount(input: string): Parsed<number | null> {
  const text = input.replace(/\s/g, '')
  if (text === '') return accepted(null)
  const amount = parseDecimal(text, 3)
  return amount === undefined ? refused('Podaj liczbę, na przykład 12,5') : accepted(amount)
}
