interface Placed {
  readonly slug: string
  readonly parent?: string | null
}

/**
 * Slugs after a consent has changed places with its neighbour: a whole with another whole, together with their parts,
 * a part with another part of the same whole. Null where there is no neighbour.
 */
export function movedOrder(consents: readonly Placed[], slug: string, by: -1 | 1): string[] | null {
  const moved = consents.find((consent) => consent.slug === slug)
  if (!moved) return null
  const parentOf = ({ parent }: Placed) => (consents.some((other) => other.slug === parent) ? parent : null)
  const siblings = consents.filter((consent) => parentOf(consent) === parentOf(moved))
  const place = siblings.indexOf(moved)
  const neighbour = siblings[place + by]
  if (!neighbour) return null
  const swapped = siblings.with(place, neighbour).with(place + by, moved)
  const wholes = parentOf(moved) === null ? swapped : consents.filter((one) => parentOf(one) === null)
  const partsOf = (whole: Placed) =>
    whole.slug === parentOf(moved) ? swapped : consents.filter((one) => parentOf(one) === whole.slug)
  return wholes.flatMap((whole) => [whole, ...partsOf(whole)]).map((consent) => consent.slug)
}
