/**
 * Digits, optionally with a comma or dot and up to `places` decimals, as a whole number of the smallest unit:
 * `12,5` with three places is 12500. Undefined for anything else and for more than twelve digits before the comma.
 */
export function parseDecimal(input: string, places: number): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:[.,](\d+))?$/.exec(input) ?? []
  if (whole === undefined || decimals.length > places) return undefined
  return Number(whole + decimals.padEnd(places, '0'))
}
