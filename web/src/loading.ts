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
