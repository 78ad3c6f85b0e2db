import { parseDay } from '../../src/rules/day.ts'

/* Texts typed into a field by its kind, with the forms in which they may be sent. */

/** A field as it stands on the page. */
export interface Field {
  /** Its place among the fields of its form. */
  readonly at: number
  readonly label: string
  readonly hint: string
  readonly kind: Kind
  readonly mask: string
  readonly value: string
  readonly isRequired: boolean
}

export type Kind =
  | 'amount'
  | 'combo'
  | 'day'
  | 'decimal'
  | 'digits'
  | 'email'
  | 'lines'
  | 'mask'
  | 'number'
  | 'password'
  | 'text'

export type Value = string | number

/** A typed text, and the values of which one must be sent. */
export interface Typed {
  readonly text: string
  readonly sent: readonly Value[]
}

/* Texts for labels whose fields do not accept every text; `n` has two digits. */
const spellings: readonly (readonly [label: RegExp, text: (n: number) => string])[] = [
  [/^Adres (strony|okienka|po akceptacji)/, (n) => `zyto-${n}`],
  [/^Numer( domu| lokalu)?$/, (n) => `${n}A`],
  [/^Kod z /, (n) => `1000${n}`],
  [/^(Kolor|Przyciski|Ciemne tła|Wyróżnienia)/, (n) => `#0b7a${n}`],
  [/^NIP lub e-mail$/, nipWith],
]

/** A typical text for such a field, different for each `n`. */
export function typedFor(field: Field, n: number): Typed {
  const spelt = spellings.find(([label]) => label.test(field.label))
  return asTyped(field, spelt ? spelt[1](n) : usual(field, n))
}

function usual({ kind, mask }: Field, n: number): string {
  switch (kind) {
    case 'amount':
      return `${n},50`
    case 'day':
      return `${(n % 28) + 1}.9.2025`
    case 'decimal':
      return `${n},5`
    case 'digits':
    case 'number':
      return `${n}`
    case 'email':
      return `zyto${n}@example.pl`
    case 'mask':
      return masked(mask, n)
    case 'password':
      return `Zyto!ozime${n}`
    default:
      return `Żyto ${n}`
  }
}

function masked(mask: string, n: number): string {
  if (mask.startsWith('+48')) return `6007008${n}`
  if (mask === '99-999') return `884${n}`
  return mask.startsWith('AA') ? accountWith(n) : nipWith(n)
}

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** A NIP with a valid checksum. */
function nipWith(n: number): string {
  for (let k = 0; ; k++) {
    const digits = `5213${n}${String(k).padStart(3, '0')}`
    const check = weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11
    if (check < 10) return `${digits}${check}`
  }
}

/** A Polish account number with valid check digits. */
function accountWith(n: number): string {
  const account = `1090101400000712198128${n}`
  const check = 98n - (BigInt(`${account}252100`) % 97n)
  return `PL${String(check).padStart(2, '0')}${account}`
}

/** Whole ones, grosze, thousandths, seconds of an hour and millionths of a degree. */
const units = [1, 100, 1000, 3600, 1_000_000]

/** A text with its possible forms in a request: unchanged, normalised by its kind, or as a number of some unit. */
export function asTyped({ kind }: Pick<Field, 'kind'>, text: string): Typed {
  const bare = text.replace(/[\s-]/g, '')
  const number = Number(bare.replace(',', '.'))
  const inUnits = (of: readonly number[]) => of.map((unit) => Math.round(number * unit))
  switch (kind) {
    case 'amount':
      return { text, sent: inUnits([100]) }
    case 'number':
      return { text, sent: [number] }
    case 'decimal':
    case 'digits':
      return { text, sent: [text, ...(Number.isNaN(number) ? [] : inUnits(units))] }
    case 'day': {
      const day = parseDay(text)
      return { text, sent: day.valid ? [day.value] : [] }
    }
    case 'mask':
      return { text, sent: [bare, `+48${bare}`, `${bare.slice(0, 2)}-${bare.slice(2)}`] }
    default:
      return { text, sent: [text] }
  }
}

/** The values of a request's body, at any depth. */
export function valuesIn(sent: unknown): Value[] {
  if (typeof sent === 'string' || typeof sent === 'number') return [sent]
  if (typeof sent !== 'object' || sent === null) return []
  return Object.values(sent).flatMap(valuesIn)
}

/** The values of a request: of JSON, or of the text parts of a form with files. */
export function bodyOf(text: string): unknown {
  if (!text.startsWith('--')) return JSON.parse(text)
  const parts = [...text.matchAll(/name="[^"]*"\r\n\r\n([\s\S]*?)\r\n--/g)].map(([, value = '']) => value)
  return parts.map((part) => (part.startsWith('{') ? JSON.parse(part) : part))
}
