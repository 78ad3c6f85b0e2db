import { type DehydratedState, dehydrate, hydrate, type QueryKey } from '@tanstack/react-query'
import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { serverNow, setServerTime } from '../format/clock'
import { offlineView, setOfflineView } from './offline-view'
import { supportView } from './support-view'

/**
 * The queries that may be cached in the browser for the time without a connection: those that a participant reads. Not
 * sessions, requests for one's data or answers to consents, and no secret: a card's code is never in a query.
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

/** Parts of them that are asked for while somebody types. */
const passing: ReadonlySet<unknown> = new Set(['tried', 'availability'])

/** The age up to which the cache is worth showing, in milliseconds: a month. */
const lifetime = 30 * 24 * 60 * 60 * 1000

/** The delay between an answer and the write, in milliseconds: a page brings several at once. */
const debounceTime = 1000

/** A change of what stands in it takes a new number: what an older front end kept is then left alone. */
const format = 2
const place = 'last-seen'

interface LastSeen {
  readonly format: number
  /** The NIP of whom it belongs to. */
  readonly owner: string
  readonly seenAt: string
  /** The server's clock minus the browser's, in milliseconds. */
  readonly ahead: number
  readonly queries: DehydratedState
}

let opened: UseStore | null = null

/** The browser's database; opening it throws where there is none, as in some private windows. */
function store(): UseStore {
  opened ??= createStore('plon-offline', 'kept')
  return opened
}

export function mayCache(key: QueryKey): boolean {
  return cachedQueries.has(key[0]) && !passing.has(key[1])
}

/** Writes what the participant sees into the browser's database, a second after each answer. */
export function cacheLastSeen() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !mayCache(event.query.queryKey)) return
    clearTimeout(timer)
    timer = setTimeout(() => void write().catch(() => undefined), debounceTime)
  })
}

/** Writes only for whoever is signed in here: neither what support looks at, nor what was cached before. */
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
    } satisfies LastSeen,
    store(),
  )
}

/** Shows what was seen last where there is any of it; nothing can be sent until a session is restored. */
export async function openLastSeen(): Promise<boolean> {
  const last = await readLastSeen()
  if (!last || !bearer.mayRestore()) return false
  setServerTime(new Date(Date.now() + last.ahead).toISOString())
  hydrate(queryClient, last.queries)
  if (ownerNow() !== last.owner) return false
  setOfflineView({ seenAt: last.seenAt })
  return true
}

/** Somebody has signed out, or somebody else signs in. */
export async function forgetLastSeen() {
  try {
    await del(place, store())
  } catch {
    /* Nothing was cached where there is no such database. */
  }
}

async function readLastSeen(): Promise<LastSeen | null> {
  let found: unknown
  try {
    found = await get(place, store())
  } catch {
    return null
  }
  if (!isLastSeen(found) || found.format !== format) return null
  const age = Date.now() + found.ahead - new Date(found.seenAt).getTime()
  return age >= 0 && age < lifetime ? found : null
}

function isLastSeen(value: unknown): value is LastSeen {
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
