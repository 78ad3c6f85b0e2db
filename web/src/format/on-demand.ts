/**
 * Lazy singleton; the first date formatter takes a slow phone a tenth of a second, which a page without dates saves.
 */
export function onDemand<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
