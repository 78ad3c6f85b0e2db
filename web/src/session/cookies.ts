/** The value of a cookie that scripts may read, null where there is none. */
export function cookieValue(name: string): string | null {
  const pair = cookies().find((one) => one.name === name)
  return pair ? pair.value : null
}

export function cookieNames(): string[] {
  return cookies().map(({ name }) => name)
}

/** Keeps a cookie for that many seconds; for as long as the browser runs where there are none. */
export function setCookie(name: string, value: string, seconds: number | null) {
  const lifetime = seconds === null ? '' : `; max-age=${seconds}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain HTTP
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${lifetime}`
}

export function dropCookie(name: string) {
  setCookie(name, '', -1)
}

/** A year, in seconds: as long as the portal's own choices are remembered. */
export const year = 31_536_000

function cookies(): { name: string; value: string }[] {
  return document.cookie.split('; ').map((pair) => {
    const end = pair.indexOf('=')
    return { name: pair.slice(0, end), value: decoded(pair.slice(end + 1)) }
  })
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
