/**
 * Makes a thing once it is first asked for. The first formatter of dates takes a slow phone a tenth of a second, which a
 * page without dates need not wait for.
 */
export function onDemand<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
