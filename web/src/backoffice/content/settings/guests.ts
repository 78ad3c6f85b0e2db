/** The NIPs that were typed, by lines, commas or spaces between numbers; dashes are part of a number. */
export function guestsIn(typed: string): string[] {
  return typed
    .split(/[\s,;]+/)
    .map((nip) => nip.trim())
    .filter((nip) => nip !== '')
}
