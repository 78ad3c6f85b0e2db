interface Counted {
  readonly status: { readonly code: string }
  readonly points: number
}

/** False for a pending invoice without points; points on a pending one are those of its decided lines. */
export function hasKnownPoints({ status, points }: Counted): boolean {
  return status.code !== 'pending' || points > 0
}

/** Shown in place of unknown points. */
export const pointsLater = 'po\u00a0sprawdzeniu'
