/** The browser's database of the cache. */
export const offlineDatabase = 'plon-offline'

/* Loaded on demand, because a visitor's first page has nothing to cache. */
function offlineCache() {
  return import('./offline-cache').catch(() => null)
}

/** Shows the cached answers where there are any; without its code nothing is shown. */
export async function openOfflineCache(): Promise<boolean> {
  return (await offlineCache())?.openOfflineCache() ?? false
}

/** Deletes the cached answers; with all of their database where the code does not load, so that none stays. */
export async function clearOfflineCache() {
  const cache = await offlineCache()
  if (cache) await cache.clearOfflineCache()
  else indexedDB.deleteDatabase(offlineDatabase)
}
