/** NIPs in a text, separated by lines, commas or spaces; a dash is part of a number. */
export function guestsIn(typed: string): string[] {
  return typed
    .split(/[\s,;]+/)
    .map((nip) => nip.trim())
    .filter((nip) => nip !== '')
}
