/** A card's number as it is printed: in groups of four, unless it has parts of its own. */
export function groupsOf(number: string): readonly string[] {
  return number.includes('-') ? [number] : (number.match(/.{1,4}/g) ?? [])
}
