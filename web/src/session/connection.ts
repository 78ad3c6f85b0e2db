interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** True if the connection has room for prefetching: not on 2g, and not with data saving. */
export function mayPrefetch(): boolean {
  const { saveData = false, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return navigator.onLine && !saveData && !effectiveType.endsWith('2g')
}
