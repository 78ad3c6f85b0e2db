const shortest = 10_000
const longest = 60_000

/** The delay until the page of a break asks again, by the time that somebody has waited there; both in milliseconds. */
export function pauseAfter(waited: number): number {
  return Math.min(Math.max(waited / 4, shortest), longest)
}
