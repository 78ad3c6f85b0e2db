/**
 * A pattern of slots and literals: `9` takes a digit, `A` a letter; literals are inserted as soon as a character
 * follows them.
 */
export interface Mask {
  readonly pattern: string
  /**
   * The significant characters of typed, pasted or autofilled text; null where the mask would change its meaning, so
   * that it stays as typed and the form refuses it.
   */
  readonly clean: (raw: string) => string | null
  /** The form's value for these characters. */
  readonly toValue: (clean: string) => string
  readonly inputMode: 'numeric' | 'tel' | 'text'
}

const digitsOf = (raw: string) => raw.replace(/\D/g, '')
const asIs = (clean: string) => clean

export const nipMask: Mask = {
  pattern: '999-999-99-99',
  clean: digitsOf,
  toValue: asIs,
  inputMode: 'numeric',
}

export const postcodeMask: Mask = {
  pattern: '99-999',
  clean: digitsOf,
  toValue: (clean) => (clean.length > 2 ? `${clean.slice(0, 2)}-${clean.slice(2)}` : clean),
  inputMode: 'numeric',
}

export const phoneMask: Mask = {
  pattern: '+48 999 999 999',
  clean: nationalDigits,
  toValue: (clean) => (clean === '' ? '' : `+48${clean}`),
  inputMode: 'tel',
}

export const ibanMask: Mask = {
  pattern: 'AA99 9999 9999 9999 9999 9999 9999',
  clean: (raw) => {
    const characters = raw.toUpperCase().replace(/[^A-Z0-9]/g, '')
    return /^\d/.test(characters) ? `PL${characters}` : characters
  },
  toValue: asIs,
  inputMode: 'text',
}

/** Country code +48 or 0048, with or without parentheses, and (48), maybe after words; a bare 48 may begin a number. */
const countryCode = /^[^\d+(]*(?:\(\s*(?:\+|00)?\s*48\s*\)|(?:\+|00)\s*48)/

/** Up to nine digits of a Polish number; a foreign or longer number is not truncated. */
function nationalDigits(raw: string): string | null {
  const rest = raw.replace(countryCode, '')
  const hasCode = rest !== raw
  /* A whole number replaced the digits after the mask's own +48. */
  if (hasCode && countryCode.test(rest)) return nationalDigits(rest)
  const digits = digitsOf(rest)
  const isOther = rest.includes('+') || digits.startsWith('0')
  const isUnfinished = /^\D*\([^)]*$/.test(rest) || (hasCode && digits === '')
  if (isOther || isUnfinished) return null
  /* While it is typed a bare 48 is taken for the beginning of the number until the last two digits. */
  if (digits.length === 11 && digits.startsWith('48')) return digits.slice(2)
  return digits.length > 9 ? null : digits
}

/** The masked text of a value, also of a prefilled one. */
export function formatMasked(mask: Mask, value: string): string {
  const clean = mask.clean(value)
  return clean === null ? value : layOut(mask, fitting(mask, clean))
}

export interface Typed {
  readonly text: string
  readonly caret: number
  readonly value: string
}

/** The text and the caret after an edit of the shown text; the caret stays behind the same character as before. */
export function typeMasked(mask: Mask, edited: string, at: number, shown: string): Typed {
  const head = headOf(mask)
  const { raw, caret } = afterHead(head, edited, at)
  /* Deleting the last character also deletes the pattern's prefix. */
  const isEmptied = raw === head && raw.length < shown.length
  const clean = isEmptied ? '' : mask.clean(raw)
  if (clean === null) return { text: raw, caret, value: raw }
  const afterCaret = raw.slice(caret).replace(/[^\p{L}\d]/gu, '').length
  const fitted = fitting(mask, clean)
  const before = Math.min(Math.max(clean.length - afterCaret, 0), fitted.length)
  return {
    text: layOut(mask, fitted),
    caret: before === 0 ? Math.min(caret, head.length) : layOut(mask, fitted.slice(0, before)).length,
    value: mask.toValue(fitted),
  }
}

/** Moves digits typed before the pattern's leading literals behind them. */
function afterHead(head: string, raw: string, caret: number): { raw: string; caret: number } {
  const start = raw.indexOf(head)
  const typed = raw.slice(0, Math.max(start, 0))
  if (!/^\d+$/.test(typed)) return { raw, caret }
  return {
    raw: head + typed + raw.slice(start + head.length),
    caret: caret <= start ? caret + head.length : caret,
  }
}

/** The pattern's leading literals. */
function headOf({ pattern }: Mask): string {
  return pattern.slice(0, Array.from(pattern).findIndex(isSlot))
}

const isSlot = (place: string) => place === '9' || place === 'A'

/** The leading characters that fit their slots, in order. */
function fitting(mask: Mask, clean: string): string {
  const slots = Array.from(mask.pattern).filter(isSlot)
  let fitted = ''
  for (const character of clean) {
    const slot = slots[fitted.length]
    if (slot === undefined) break
    if ((slot === '9') === /\d/.test(character)) fitted += character
  }
  return fitted
}

function layOut(mask: Mask, characters: string): string {
  if (characters === '') return ''
  let text = ''
  let used = 0
  for (const place of mask.pattern) {
    if (used === characters.length) break
    text += isSlot(place) ? characters[used++] : place
  }
  return text
}
