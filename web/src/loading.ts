import type { ReactNode } from 'react'

const flag = 'plon-reloaded-parts'

/** Thrown when a chunk could not be loaded because the server is not reachable. */
export class ServerUnreachable extends Error {
  override readonly name = 'ServerUnreachable'
}

/**
 * Loads a chunk. If that fails although the server answers, a new version was deployed without the chunk: the page is
 * reloaded at the requested place, once per chunk, because one that is missing for good would have the page reloaded
 * without end.
 */
export async function loadOrReload<T>(load: () => Promise<T>, place: () => string = here): Promise<T> {
  /* The built source of the import contains the file's name with its hash, so a new build is another name. */
  const name = String(load)
  try {
    const part = await load()
    saveReloaded(reloadedFor().filter((other) => other !== name))
    return part
  } catch (cause) {
    if (!(await isServerReachable())) throw new ServerUnreachable(name, { cause })
    const reloaded = reloadedFor()
    if (reloaded.includes(name)) throw cause
    saveReloaded([...reloaded, name])
    const target = place()
    if (target !== here()) window.history.pushState(null, '', target)
    window.location.reload()
    return new Promise<never>(() => undefined)
  }
}

/** Fetched past every cache, because a browser that believes itself connected may reach no server. */
function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false)
  return fetch('/health/live', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Chunks for which the page was reloaded and which have not loaded since. */
function reloadedFor(): string[] {
  return JSON.parse(sessionStorage.getItem(flag) ?? '[]')
}

function saveReloaded(names: readonly string[]) {
  if (names.length > 0) sessionStorage.setItem(flag, JSON.stringify(names))
  else sessionStorage.removeItem(flag)
}

interface Part<Props> {
  readonly default: (props: Props) => ReactNode
}

/**
 * An optional component for `lazy`; it renders nothing where its chunk cannot be loaded, as with some browser
 * extensions.
 */
export async function loadOrDoWithout<Props>(load: () => Promise<Part<Props>>): Promise<Part<Props>> {
  return load().catch(() => ({ default: nothing }))
}

function nothing() {
  return null
}

/**
 * A component for `lazy` without a frame of the fallback once it is loaded: React awaits a real promise for a tick, but
 * reads a synchronous thenable at once.
 */
export function part<T>(load: () => Promise<T>) {
  let loading: Promise<T> | null = null
  let loaded: PromiseLike<T> | null = null
  function begin(): Promise<T> {
    loading ??= loadOrReload(load).then(
      (value) => {
        loaded = atOnce(value)
        return value
      },
      (cause: unknown) => {
        loading = null
        throw cause
      },
    )
    return loading
  }
  return { load: begin, show: () => (loaded ?? begin()) as Promise<T> }
}

function atOnce<T>(value: T): PromiseLike<T> {
  return {
    // biome-ignore lint/suspicious/noThenProperty: it stands in for a promise that has been kept
    then(onFulfilled) {
      onFulfilled?.(value)
      return this as never
    },
  }
}

function here(): string {
  return placeOf(window.location)
}

/** A browser's address; the router's requests have no hash. */
export type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

export function placeOf({ pathname, search, hash }: Place): string {
  return pathname + search + hash
}
