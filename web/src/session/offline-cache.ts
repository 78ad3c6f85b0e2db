import { type DehydratedState, dehydrate, hydrate, type QueryKey } from '@tanstack/react-query'
import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { serverNow, setServerTime } from '../format/clock'
import { offlineDatabase } from './lazy-offline-cache'
import { offlineView, setOfflineView } from './offline-view'
import { supportView } from './support-view'

/**
 * First keys of the queries that may be cached in the browser for the time without a connection: those that a
 * participant reads, without sessions, data requests and answers to consents. Secrets such as a gift card's code are
 * never queries.
 */
const cachedQueries: ReadonlySet<unknown> = new Set([
  'system-settings',
  'profile',
  'calculator',
  'content',
  'distributors',
  'invoices',
  'letters',
  'notifications',
  'orders',
  'products',
  'promotions',
  'rewards',
  'trips',
])

/** Second keys of queries that change with every letter typed, which are not cached. */
const passing: ReadonlySet<unknown> = new Set(['tried', 'availability'])

/** The maximum age of the cache, in milliseconds: a month. */
const lifetime = 30 * 24 * 60 * 60 * 1000

/** The debounce of writes, in milliseconds, because a page brings several answers at once. */
const debounceTime = 1000

/** Version of the cache's format; other versions are ignored. */
const format = 3
const place = 'last-seen'

interface CachedAnswers {
  readonly format: number
  /** The owner's NIP. */
  readonly owner: string
  readonly seenAt: string
  /** The server's clock minus the browser's, in milliseconds. */
  readonly ahead: number
  readonly queries: DehydratedState
}

let opened: UseStore | null = null

/** The browser's database; throws where there is none, as in some private windows. */
function store(): UseStore {
  opened ??= createStore(offlineDatabase, 'kept')
  return opened
}

export function mayCache(key: QueryKey): boolean {
  return cachedQueries.has(key[0]) && !passing.has(key[1])
}

/**
 * Caches the participant's answers in the browser's database, a second after each; also those that came before this
 * code.
 */
export function followAnswersOffline() {
  const writeSoon = () => setTimeout(() => void write().catch(() => undefined), debounceTime)
  let timer = writeSoon()
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !mayCache(event.query.queryKey)) return
    clearTimeout(timer)
    timer = writeSoon()
  })
}

/** Writes for the signed-in participant only: not in support's view, and not while the cache itself is shown. */
async function write() {
  const owner = ownerNow()
  if (owner === null || !bearer.isSignedIn() || supportView() || offlineView()) return
  const now = serverNow()
  await set(
    place,
    {
      format,
      owner,
      seenAt: now.toISOString(),
      ahead: now.getTime() - Date.now(),
      queries: dehydrate(queryClient, {
        shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && mayCache(queryKey),
        shouldDehydrateMutation: () => false,
      }),
    } satisfies CachedAnswers,
    store(),
  )
}

/** Shows the cached answers where there are any, read-only until a session is restored. */
export async function openOfflineCache(): Promise<boolean> {
  const last = await readOfflineCache()
  if (!last || !bearer.mayRestore()) return false
  setServerTime(new Date(Date.now() + last.ahead).toISOString())
  hydrate(queryClient, last.queries)
  if (ownerNow() !== last.owner) return false
  setOfflineView({ seenAt: last.seenAt })
  return true
}

/** Deletes the cache after a sign-out, or as somebody else signs in. */
export async function clearOfflineCache() {
  try {
    await del(place, store())
  } catch {
    /* Without a database nothing was cached. */
  }
}

async function readOfflineCache(): Promise<CachedAnswers | null> {
  let found: unknown
  try {
    found = await get(place, store())
  } catch {
    return null
  }
  if (!isCachedAnswers(found) || found.format !== format) return null
  const age = Date.now() + found.ahead - new Date(found.seenAt).getTime()
  return age >= 0 && age < lifetime ? found : null
}

function isCachedAnswers(value: unknown): value is CachedAnswers {
  return (
    typeof value === 'object' && value !== null && 'owner' in value && 'format' in value && 'ahead' in value
  )
}

function ownerNow(): string | null {
  const user: unknown = queryClient.getQueryData(['profile'])
  const profile = typeof user === 'object' && user !== null && 'profile' in user ? user.profile : null
  const nip = typeof profile === 'object' && profile !== null && 'nip' in profile ? profile.nip : null
  return typeof nip === 'string' ? nip : null
}
