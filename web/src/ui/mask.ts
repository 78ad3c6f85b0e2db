/**
 * A pattern of slots and literals. `9` takes a digit, `A` a letter; anything else stands in the text by itself,
 * as soon as a character follows it.
 */
export interface Mask {
  readonly pattern: string
  /** The characters that count, of whatever was typed, pasted or filled in. */
  readonly clean: (raw: string) => string
  /** What the form holds for these characters. */
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

export const dayMask: Mask = {
  pattern: '99.99.9999',
  clean: digitsOf,
  toValue: (clean) => clean.replace(/^(\d{2})(\d)/, '$1.$2').replace(/^(\d{2}\.\d{2})(\d)/, '$1.$2'),
  inputMode: 'numeric',
}

export const phoneMask: Mask = {
  pattern: '+48 999 999 999',
  clean: withoutCountry,
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

/** Takes 48, +48 or 0048 off, with or without parentheses; a bare 48 only where more than nine digits follow it. */
function withoutCountry(raw: string): string {
  const marked = /^\s*\(?\s*(?:\+|00)\s*48\)?/.exec(raw) ?? /^\s*\(48\)/.exec(raw)
  if (marked) return digitsOf(raw.slice(marked[0].length))
  const digits = digitsOf(raw)
  return digits.length > 9 && digits.startsWith('48') ? digits.slice(2) : digits
}

/** The text that shows a value: prefilled values pass through here too. */
export function formatMasked(mask: Mask, value: string): string {
  return layOut(mask, fitting(mask, mask.clean(value)))
}

export interface Typed {
  readonly text: string
  readonly caret: number
  readonly value: string
}

/** What stands in the field after an edit, and where the caret belongs: behind the same character as before. */
export function typeMasked(mask: Mask, raw: string, caret: number): Typed {
  const clean = mask.clean(raw)
  const behindCaret = raw.slice(caret).replace(/[^\p{L}\d]/gu, '').length
  const kept = fitting(mask, clean)
  const before = Math.min(Math.max(clean.length - behindCaret, 0), kept.length)
  return {
    text: layOut(mask, kept),
    caret: layOut(mask, kept.slice(0, before)).length,
    value: mask.toValue(kept),
  }
}

const isSlot = (place: string) => place === '9' || place === 'A'

/** As many of the characters as fit their slots, in order. */
function fitting(mask: Mask, clean: string): string {
  const slots = Array.from(mask.pattern).filter(isSlot)
  let kept = ''
  for (const character of clean) {
    const slot = slots[kept.length]
    if (slot === undefined) break
    if ((slot === '9') === /\d/.test(character)) kept += character
  }
  return kept
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
