/** Number of letters to change, add or leave out that make one text the other (Levenshtein). */
export function distanceBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1]
    for (const [column, expected] of [...other].entries()) {
      const change = (before[column] ?? 0) + (letter === expected ? 0 : 1)
      next.push(Math.min(change, (before[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    before = next
  }
  return before[other.length] ?? 0
}

/** Most letters of a word that a recogniser may have mistaken, so that it is still the same word. */
export function mostMistakes(token: string): number {
  if (token.length < 4) return 0
  return token.length < 8 ? 1 : 2
}
