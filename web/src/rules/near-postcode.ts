/**
 * Sorts by nearness to a postcode, stably: the more digits two share from the left, the nearer their post offices, and
 * then by their difference.
 */
export function byPostcode<T extends { readonly postcode: string }>(
  rows: readonly T[],
  postcode: string,
): T[] {
  const own = digitsOf(postcode)
  const placed = rows.map((row) => ({ row, shared: shared(digitsOf(row.postcode), own), gap: gap(row, own) }))
  return placed
    .toSorted((one, other) => other.shared - one.shared || one.gap - other.gap)
    .map(({ row }) => row)
}

function digitsOf(postcode: string): string {
  return postcode.replace(/\D/g, '')
}

function shared(one: string, other: string): number {
  const differs = [...one].findIndex((digit, place) => digit !== other[place])
  return differs === -1 ? one.length : differs
}

function gap({ postcode }: { postcode: string }, own: string): number {
  return Math.abs(Number(digitsOf(postcode)) - Number(own))
}
