/** Length of a count in milliseconds. */
export const countDuration = 700

/** The figure shown so many milliseconds into a count: fast at first, and exactly `to` at the end. */
export function countAt(from: number, to: number, elapsed: number): number {
  const left = 1 - Math.min(Math.max(elapsed / countDuration, 0), 1)
  return Math.round(to - (to - from) * left ** 3)
}
