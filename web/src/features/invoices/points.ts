interface Counted {
  readonly status: { readonly code: string }
  readonly points: number
}

/** While it waits, points that stand there already are those of the lines that are decided. */
export function hasKnownPoints({ status, points }: Counted): boolean {
  return status.code !== 'pending' || points > 0
}

/** In place of points that are not known yet. */
export const pointsLater = 'po\u00a0sprawdzeniu'
