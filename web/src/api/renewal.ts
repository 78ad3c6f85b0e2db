import { Failure, failureOf } from './errors'
import type { TokenStore } from './token-store'

interface RenewalOptions {
  /** Names the lock. */
  readonly name: string
  readonly refreshPath: string
  readonly store: TokenStore
}

/**
 * Renews the token, once for all who ask together.
 *
 * The refresh token is in a cookie that no script reads. One tab renews at a time (a Web Lock), for a refresh token
 * used twice would end the session.
 */
export function createRenewal({ name, refreshPath, store }: RenewalOptions) {
  let renewal: Promise<string | null> | null = null

  async function exchange(stale: string | null): Promise<string | null> {
    const token = store.token()
    if (token !== null && token !== stale) return token
    if (!store.mayRestore()) return null
    const response = await fetch(refreshPath, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      credentials: 'same-origin',
    }).catch((cause: unknown) => {
      throw new Failure('network', { cause })
    })
    const body: unknown = await response.json().catch(() => null)
    /* Signed out in the meantime, here or in another tab, so the answer must not sign in again. */
    if (!store.mayRestore()) return null
    if (isRenewal(body)) {
      store.share(body.auth_token)
      return body.auth_token
    }
    /* The answer broke off, or is not the server's, such as a hotspot's own page. */
    if (response.ok) throw new Failure('network')
    if (response.status >= 500 || response.status === 429) throw failureOf(response, body)
    return null
  }

  /** A new token in place of the stale one; null if the session is over. Throws a {@link Failure} without an answer. */
  return function renew(stale: string | null = store.token()): Promise<string | null> {
    renewal ??= exclusively(`plon-${name}-refresh`, () => exchange(stale)).finally(() => {
      renewal = null
    })
    return renewal
  }
}

/** Web Locks need a secure context; the plain-HTTP demo over a network makes do with one flight per tab. */
function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, work) : work()
}

function isRenewal(body: unknown): body is { auth_token: string } {
  return (
    typeof body === 'object' && body !== null && 'auth_token' in body && typeof body.auth_token === 'string'
  )
}
