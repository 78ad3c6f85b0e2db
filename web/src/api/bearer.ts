import { Failure, failureOf } from './errors'

/** What happened to the sign-in of a realm, here or in another tab. */
export type BearerEvent = 'signedIn' | 'signedOut' | 'expired' | 'denied'

interface Realm {
  /** Names the lock, the channel and the flag; the portal and the back office each have their own. */
  readonly name: string
  readonly refreshPath: string
}

type Word = { readonly kind: 'token'; readonly token: string } | { readonly kind: 'signedOut' }

declare global {
  interface RequestInit {
    /** `false`: the caller deals with the failure alone; a 401 neither refreshes nor signs out. */
    errorHandle?: boolean
  }
}

/** What carries a request: `fetch`, or what tells more about the way. */
export type Transport = (request: Request) => Promise<Response>

export type Bearer = ReturnType<typeof createBearer>

/**
 * Keeps the bearer in memory only, adds it to requests and renews it.
 *
 * The refresh token is in a cookie that no script reads. One tab renews at a time (a Web Lock) and tells the
 * others (a BroadcastChannel), for a refresh token used twice would end the session. A flag in localStorage
 * remembers that there is a session to restore: once it is gone, nothing signs in again by itself.
 */
export function createBearer({ name, refreshPath }: Realm) {
  const flag = `plon-${name}-session`
  const channel = new BroadcastChannel(`plon-${name}`)
  const listeners = new Set<(event: BearerEvent) => void>()
  let token: string | null = null
  let renewal: Promise<string | null> | null = null

  function tell(event: BearerEvent) {
    for (const listener of listeners) listener(event)
  }

  function keep(fresh: string) {
    const first = token === null
    token = fresh
    localStorage.setItem(flag, '1')
    if (first) tell('signedIn')
  }

  function drop() {
    token = null
    localStorage.removeItem(flag)
  }

  channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
    if (word.kind === 'token') keep(word.token)
    else {
      token = null
      tell('signedOut')
    }
  }

  function signIn(fresh: string) {
    keep(fresh)
    channel.postMessage({ kind: 'token', token: fresh } satisfies Word)
  }

  function signOut() {
    drop()
    channel.postMessage({ kind: 'signedOut' } satisfies Word)
    tell('signedOut')
  }

  /** A new bearer instead of the stale one, or null where the session is over. Throws a {@link Failure} if nobody answers. */
  function renew(stale: string | null = token): Promise<string | null> {
    renewal ??= exclusively(`plon-${name}-refresh`, () => exchange(stale)).finally(() => {
      renewal = null
    })
    return renewal
  }

  async function exchange(stale: string | null): Promise<string | null> {
    if (token !== null && token !== stale) return token
    if (!mayRestore()) return null
    const response = await fetch(refreshPath, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      credentials: 'same-origin',
    }).catch((cause: unknown) => {
      throw new Failure('network', { cause })
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok && isRenewal(body)) {
      signIn(body.auth_token)
      return body.auth_token
    }
    if (response.status >= 500 || response.status === 429) throw failureOf(response, body)
    return null
  }

  function mayRestore() {
    return localStorage.getItem(flag) !== null
  }

  /** Sends a request with the bearer; on 401 renews it once and asks again. */
  async function send(request: Request, transport: Transport = fetch): Promise<Response> {
    const used = token
    const again = request.clone()
    const response = await transport(authorised(request, used))
    if (request.errorHandle === false || !(await isUnauthorised(response))) return response
    const hadSession = used !== null || mayRestore()
    if (mayRestore()) {
      const fresh = await renew(used)
      if (fresh !== null) {
        const second = await transport(authorised(again, fresh))
        if (!(await isUnauthorised(second))) return second
      }
    }
    if (hadSession) tell('expired')
    return response
  }

  async function isUnauthorised(response: Response): Promise<boolean> {
    if (response.status !== 401 && response.status !== 403) return false
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const denied = failureOf(response, body).kind === 'accessDenied'
    if (denied) tell('denied')
    return response.status === 401 && !denied
  }

  return {
    signIn,
    /** Ends the session here and in the other tabs. */
    signOut,
    /** Ends the session here without telling anyone: it is the server that ended it. */
    forget: drop,
    renew,
    send: (request: Request) => send(request),
    /** As `send`, by another way than `fetch`. */
    sendBy: (transport: Transport) => (request: Request) => send(request, transport),
    /** There is, as far as this browser knows, a session that a renewal could restore. */
    mayRestore,
    isSignedIn: () => token !== null,
    subscribe(listener: (event: BearerEvent) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close: () => channel.close(),
  }
}

function authorised(request: Request, token: string | null): Request {
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`)
  return request
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

declare global {
  interface Request {
    readonly errorHandle?: boolean
  }
}
