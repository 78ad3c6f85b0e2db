interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether there is room on the line for what is not needed yet: not on 2g, and not where data is saved. */
export function mayFetchAhead(): boolean {
  const { saveData = false, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return navigator.onLine && !saveData && !effectiveType.endsWith('2g')
}
