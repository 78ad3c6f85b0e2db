/** A gift card's number as printed: in groups of four, unless it has separators of its own. */
export function groupsOf(number: string): readonly string[] {
  return number.includes('-') ? [number] : (number.match(/.{1,4}/g) ?? [])
}
