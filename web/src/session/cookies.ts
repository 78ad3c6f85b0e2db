/** The value of a cookie without HttpOnly, null without one. */
export function cookieValue(name: string): string | null {
  const pair = cookies().find((one) => one.name === name)
  return pair ? pair.value : null
}

export function cookieNames(): string[] {
  return cookies().map(({ name }) => name)
}

/** Sets a cookie with a lifetime in seconds; null makes it a session cookie. */
export function setCookie(name: string, value: string, seconds: number | null) {
  const lifetime = seconds === null ? '' : `; max-age=${seconds}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain HTTP
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${lifetime}`
}

export function dropCookie(name: string) {
  setCookie(name, '', -1)
}

/** A year in seconds, the lifetime of the portal's own choices. */
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
