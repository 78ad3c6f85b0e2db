/** A participant's amount in a promotion, and the purchases that wait to be checked. */
export interface Progress {
  readonly current: number
  /** The amount at which the next reward is reached, or the last one was. */
  readonly target?: number | null
  readonly waiting?: { readonly amount: number; readonly after: number } | null
}

/** True where what waits is enough for the next reward, so that nothing more need be bought for it. */
export function isCovered({ current, target, waiting }: Progress): boolean {
  return target != null && waiting != null && current < target && waiting.after >= target
}

/** True once something is bought that counts, or waits to be checked. */
export function isStarted({ current, waiting }: Progress): boolean {
  return current > 0 || waiting != null
}
