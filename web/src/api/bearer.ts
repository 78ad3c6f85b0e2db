import { Failure, failureOf } from './errors'

/** What happened to the sign-in of a realm, here or in another tab. */
export type BearerEvent = 'signedIn' | 'signedOut' | 'expired' | 'denied'

interface Realm {
  /** Names the lock, the channel and the flag; the portal and the back office each have their own. */
  readonly name: string
  readonly refreshPath: string
  readonly logoutPath: string
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
export function createBearer({ name, refreshPath, logoutPath }: Realm) {
  const flag = `plon-${name}-session`
  const channel = new BroadcastChannel(`plon-${name}`)
  const listeners = new Set<(event: BearerEvent) => void>()
  let token: string | null = null
  /* The bearer is this tab's alone: it is not renewed, and the session that the tabs share goes on beside it. */
  let isLent = false
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
    if (isLent) isLent = false
    else localStorage.removeItem(flag)
  }

  channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
    if (isLent) return
    if (word.kind === 'token') keep(word.token)
    else {
      token = null
      tell('signedOut')
    }
  }

  function signIn(fresh: string) {
    isLent = false
    keep(fresh)
    channel.postMessage({ kind: 'token', token: fresh } satisfies Word)
  }

  function borrow(lent: string) {
    isLent = true
    token = lent
    tell('signedIn')
  }

  function signOut() {
    if (token !== null) leave(token, isLent)
    if (!isLent) channel.postMessage({ kind: 'signedOut' } satisfies Word)
    drop()
    tell('signedOut')
  }

  /**
   * Tells the server, but nobody waits for what it says. Without a connection it is told as soon as there is one,
   * unless somebody has signed in by then: the answer takes the refresh cookie away.
   */
  function leave(used: string, lent: boolean) {
    const ask = () =>
      fetch(
        new Request(new URL(logoutPath, window.location.origin), {
          headers: { Accept: 'application/json', Authorization: `Bearer ${used}` },
          credentials: lent ? 'omit' : 'same-origin',
          keepalive: true,
        }),
      )
    const askAgain = () => {
      if (!mayRestore()) ask().catch(() => undefined)
    }
    ask().catch(() => window.addEventListener('online', askAgain, { once: true }))
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
    /* Signed out in the meantime, here or in another tab: an answer on its way must not sign in again. */
    if (!mayRestore()) return null
    if (response.ok && isRenewal(body)) {
      signIn(body.auth_token)
      return body.auth_token
    }
    if (response.status >= 500 || response.status === 429) throw failureOf(response, body)
    return null
  }

  function mayRestore() {
    return !isLent && localStorage.getItem(flag) !== null
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
    /* Whoever hears of it drops the bearer, so that requests that fail together say so once. */
    if (hadSession && (token !== null || mayRestore())) tell('expired')
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
    /** A bearer for this tab only, until it ends; nothing renews it and no other tab learns of it. */
    borrow,
    /** Ends the session on the server, here and in the other tabs; a borrowed one only here. */
    signOut,
    /** The session has run out, as its owner can tell without asking. */
    expire: () => tell('expired'),
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
