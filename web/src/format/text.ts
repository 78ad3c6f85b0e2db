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
 * Postcodes and words with a hyphen near their start or end, which do not break: "87-100", "e-mail", "SMS-a". A longer
 * word may break at its hyphen, and addresses are left alone.
 */
const hyphenated =
  /(?<![\p{Alphabetic}\d@./:_-])(\d{2}-\d{3}|\p{Alphabetic}{1,3}-[\p{Alphabetic}\d]{1,12}|\p{Alphabetic}{1,12}-[\p{Alphabetic}\d]{1,3})(?![\p{Alphabetic}\d@/_-]|[.:][\p{Alphabetic}\d])/u

/** Text with no-break spaces, split so that every second part is a word that must not break at its hyphen. */
export function noBreakParts(text: string): string[] {
  return noBreak(text).split(hyphenated)
}

/** Text for comparison, without diacritics, case and no-break spaces: "Łęczyca" equals "leczyca". */
export function folded(text: string): string {
  const plain = text.toLocaleLowerCase('pl').normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replaceAll('ł', 'l').replaceAll('\u00a0', ' ')
}

/** The label within a sentence: "Karta" → "karta". */
export function lowerFirst(label: string): string {
  return label.charAt(0).toLocaleLowerCase('pl') + label.slice(1)
}

/** The label at the beginning of a sentence: "karta" → "Karta". */
export function upperFirst(label: string): string {
  return label.charAt(0).toLocaleUpperCase('pl') + label.slice(1)
}

/** A list of names in a sentence: "Pszenica ozima, pszenica jara". */
export function listed(names: readonly string[]): string {
  return names.map((name, place) => (place === 0 ? name : lowerFirst(name))).join(', ')
}

/** Sentences joined, each with its full stop. */
export function inSentences(texts: readonly string[]): string {
  return texts.map((text) => (/[.?]$/.test(text) ? text : `${text}.`)).join(' ')
}
