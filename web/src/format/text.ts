const ellipsis = '…'

/** The text cut to at most `length` characters, the last of which is an ellipsis. */
export function truncate(text: string, length = 30): string {
  const characters = Array.from(text)
  return characters.length <= length
    ? text
    : characters
        .slice(0, length - 1)
        .join('')
        .trimEnd() + ellipsis
}

const afterOneLetter = /(?<=^|[\s\u00a0(„])([aiouwz]) /giu
/* "100 zł", and a product's strength and its kind: "450 SC". */
const afterNumber = /(?<=\d) (?=(?:zł|tys|mln|L|kg|pkt|bar|par|[A-Z]{2})(?!\p{Alphabetic}))/gu
/* "20 000" */
const inNumber = /(?<=\d) (?=\d{3}(?!\d))/g
/* "NIP 5260250274", "nr 12" */
const beforeNumber = /(?<=(?<!\p{Alphabetic})(?:NIP|nr)) (?=\d)/gu
/* "Sp. z o.o.", "Sp. k." */
const inLegalForm = /(?<=\bSp\.) (?=z|[jkp]\.)/gi

/** Text with no-break spaces within units and after one-letter words. */
export function noBreak(text: string): string {
  return text
    .replace(afterOneLetter, '$1\u00a0')
    .replace(afterNumber, '\u00a0')
    .replace(inNumber, '\u00a0')
    .replace(beforeNumber, '\u00a0')
    .replace(inLegalForm, '\u00a0')
}

/**
 * A post code, and a word with a hyphen near its start or its end: "87-100", "e-mail", "SMS-a". A longer one may be
 * parted at its hyphen, and what stands in an address is left alone.
 */
const hyphenated =
  /(?<![\p{Alphabetic}\d@./:_-])(\d{2}-\d{3}|\p{Alphabetic}{1,3}-[\p{Alphabetic}\d]{1,12}|\p{Alphabetic}{1,12}-[\p{Alphabetic}\d]{1,3})(?![\p{Alphabetic}\d@/_-]|[.:][\p{Alphabetic}\d])/u

/**
 * The text with no-break spaces in parts, of which every second one is a word that no line end may part at its hyphen.
 */
export function noBreakParts(text: string): string[] {
  return noBreak(text).split(hyphenated)
}

/** "Łęczyca" and "leczyca" are one word, and no key types the space that keeps "5\u00a0L" together. */
export function folded(text: string): string {
  const plain = text.toLocaleLowerCase('pl').normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replaceAll('ł', 'l').replaceAll('\u00a0', ' ')
}

/** The label within a sentence: "Karta" → "karta". */
export function lowerFirst(label: string): string {
  return label.charAt(0).toLocaleLowerCase('pl') + label.slice(1)
}

/** Names one after another, of which the first begins: "Pszenica ozima, pszenica jara". */
export function listed(names: readonly string[]): string {
  return names.map((name, place) => (place === 0 ? name : lowerFirst(name))).join(', ')
}

/** Sentences one after another, each with its full stop. */
export function inSentences(texts: readonly string[]): string {
  return texts.map((text) => (/[.?]$/.test(text) ? text : `${text}.`)).join(' ')
}
