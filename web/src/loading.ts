import type { ReactNode } from 'react'

const flag = 'plon-reloaded-parts'

/** A part of the portal did not come because nobody could be asked for it. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach'
}

/**
 * Loads a part of the portal. Where that fails although the server answers, the portal was published anew and the part is
 * gone: the page is reloaded, once for each part, at the place that was asked for. What the other parts do says nothing
 * about this one: a part that stays away for good would have the page reloaded without end.
 */
export async function loadOrReload<T>(load: () => Promise<T>, place: () => string = here): Promise<T> {
  /* The built source of the import contains the file's name with its hash, so a new build is another name. */
  const name = String(load)
  try {
    const part = await load()
    saveReloaded(reloadedFor().filter((other) => other !== name))
    return part
  } catch (cause) {
    if (!(await isServerReachable())) throw new OutOfReach(name, { cause })
    const reloaded = reloadedFor()
    if (reloaded.includes(name)) throw cause
    saveReloaded([...reloaded, name])
    const target = place()
    if (target !== here()) window.history.pushState(null, '', target)
    window.location.reload()
    return new Promise<never>(() => undefined)
  }
}

/** Asked past every cache: a browser that believes itself connected may reach nobody. */
function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false)
  return fetch('/health/live', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** The parts for which the page was reloaded, and which have not come since. */
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

/** A part for `lazy` that a page can do without: where it stays away, as a browser's extension may have it, nothing stands there. */
export async function loadOrDoWithout<Props>(load: () => Promise<Part<Props>>): Promise<Part<Props>> {
  return load().catch(() => ({ default: nothing }))
}

function nothing() {
  return null
}

/**
 * A part of the portal for `lazy`: once it is loaded it is shown without a frame of what stands in for it. React takes a
 * promise's word a moment later, and that of one that answers by itself at once.
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

export function placeOf({
  pathname,
  search,
  hash,
}: {
  pathname: string
  search: string
  hash: string
}): string {
  return pathname + search + hash
}
