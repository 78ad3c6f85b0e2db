const shortest = 10_000
const longest = 60_000

/** The pause before the next poll, growing with the time waited so far; both in milliseconds. */
export function pollDelayAfter(waited: number): number {
  return Math.min(Math.max(waited / 4, shortest), longest)
}
