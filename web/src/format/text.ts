const ellipsis = '…'

/** At most `length` characters, the last of them an ellipsis where something was left out. */
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
const afterNumber = /(?<=\d) (?=(?:zł|tys|mln|L|kg|pkt|bar|par|[A-Z]{2})(?!\p{L}))/gu
/* "20 000" */
const inNumber = /(?<=\d) (?=\d{3}(?!\d))/g
/* "NIP 5260250274", "nr 12" */
const beforeNumber = /(?<=(?<!\p{L})(?:NIP|nr)) (?=\d)/gu
/* "Sp. z o.o.", "Sp. k." */
const inLegalForm = /(?<=\bSp\.) (?=z|[jkp]\.)/gi

/** What is read as one is never on two lines, and a one-letter word never ends one: such spaces become no-break spaces. */
export function tie(text: string): string {
  return text
    .replace(afterOneLetter, '$1\u00a0')
    .replace(afterNumber, '\u00a0')
    .replace(inNumber, '\u00a0')
    .replace(beforeNumber, '\u00a0')
    .replace(inLegalForm, '\u00a0')
}

/** "Łęczyca" and "leczyca" are one word. */
export function folded(text: string): string {
  return text.toLocaleLowerCase('pl').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
}

/** Sentences one after another, each with its full stop. */
export function inSentences(texts: readonly string[]): string {
  return texts.map((text) => (/[.?]$/.test(text) ? text : `${text}.`)).join(' ')
}
