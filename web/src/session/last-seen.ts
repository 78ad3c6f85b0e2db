import { type DehydratedState, dehydrate, hydrate, type QueryKey } from '@tanstack/react-query'
import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { serverNow, setServerTime } from '../format/clock'
import { keepOfflineView, offlineView } from './offline-view'
import { supportView } from './support-view'

/**
 * What may be kept in the browser for the time without a connection: what a participant reads. Not sessions, requests
 * for one's data or answers to consents, and no secret: a card's code is never in a query.
 */
const kept: ReadonlySet<unknown> = new Set([
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

/** How long what was seen is worth showing, in milliseconds: a month. */
const lifetime = 30 * 24 * 60 * 60 * 1000

/** How long after an answer it is written, in milliseconds: a page brings several at once. */
const settleTime = 1000

/** A change of what stands in it takes a new number: what an older front end kept is then left alone. */
const format = 2
const place = 'last-seen'

interface Kept {
  readonly format: number
  /** The NIP of whom it belongs to. */
  readonly owner: string
  readonly seenAt: string
  /** How far the server's clock was ahead, in milliseconds. */
  readonly ahead: number
  readonly queries: DehydratedState
}

let opened: UseStore | null = null

/** The browser's database; opening it throws where there is none, as in some private windows. */
function store(): UseStore {
  opened ??= createStore('plon-offline', 'kept')
  return opened
}

export function mayKeep(key: QueryKey): boolean {
  return kept.has(key[0]) && !passing.has(key[1])
}

/** Writes what the participant sees into the browser's database, a second after each answer. */
export function keepLastSeen() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !mayKeep(event.query.queryKey)) return
    clearTimeout(timer)
    timer = setTimeout(() => void write().catch(() => undefined), settleTime)
  })
}

/** Nobody's but of whom is signed in here: neither what support looks at, nor what was kept before. */
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
        shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && mayKeep(queryKey),
        shouldDehydrateMutation: () => false,
      }),
    } satisfies Kept,
    store(),
  )
}

/** Shows what was seen last where there is any of it; nothing can be sent until a session is restored. */
export async function openLastSeen(): Promise<boolean> {
  const last = await read()
  if (!last || !bearer.mayRestore()) return false
  setServerTime(new Date(Date.now() + last.ahead).toISOString())
  hydrate(queryClient, last.queries)
  if (ownerNow() !== last.owner) return false
  keepOfflineView({ seenAt: last.seenAt })
  return true
}

/** Somebody has signed out, or somebody else signs in. */
export async function forgetLastSeen() {
  try {
    await del(place, store())
  } catch {
    /* Where there is no such database nothing was kept. */
  }
}

async function read(): Promise<Kept | null> {
  let found: unknown
  try {
    found = await get(place, store())
  } catch {
    return null
  }
  if (!isKept(found) || found.format !== format) return null
  const age = Date.now() + found.ahead - new Date(found.seenAt).getTime()
  return age >= 0 && age < lifetime ? found : null
}

function isKept(value: unknown): value is Kept {
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
