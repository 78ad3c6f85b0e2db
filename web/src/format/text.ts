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

/** A one-letter word never ends a line: its space becomes a no-break space. */
export function tie(text: string): string {
  return text.replace(/(?<=^|[\s\u00a0(„])([aiouwz]) /giu, '$1\u00a0')
}

/** "Łęczyca" and "leczyca" are one word. */
export function folded(text: string): string {
  return text.toLocaleLowerCase('pl').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
}
