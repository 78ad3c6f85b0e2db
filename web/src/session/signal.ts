interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** True where the connection has room for what is not needed yet: not on 2g, and not where data is saved. */
export function mayPrefetch(): boolean {
  const { saveData = false, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return navigator.onLine && !saveData && !effectiveType.endsWith('2g')
}
