const flag = 'plon-reloaded-for'

/**
 * Loads a part of the portal. Where that fails although there is a connection, the portal was published anew and the
 * part is gone: the page is reloaded, once, at the place that was asked for.
 */
export async function loadOrReload<T>(load: () => Promise<T>, place: () => string = here): Promise<T> {
  try {
    const part = await load()
    sessionStorage.removeItem(flag)
    return part
  } catch (cause) {
    const target = place()
    if (!navigator.onLine || sessionStorage.getItem(flag) === target) throw cause
    sessionStorage.setItem(flag, target)
    if (target !== here()) window.history.pushState(null, '', target)
    window.location.reload()
    return new Promise<never>(() => undefined)
  }
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
    then(kept) {
      kept?.(value)
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
