import { throwIfDryRun, withDryRunHeader } from './dry-run'
import { failureOf } from './errors'
import { createRenewal } from './renewal'
import { createTokenStore, type TokenStore } from './token-store'

interface Realm {
  /** Names the lock, the channel and the flag; the portal and the back office each have their own. */
  readonly name: string
  readonly refreshPath: string
  readonly logoutPath: string
}

declare global {
  interface RequestInit {
    /** `false` leaves the failure to the caller: a 401 neither refreshes nor signs out. */
    errorHandle?: boolean
  }
}

/** The function that carries a request: `fetch`, or one that reports progress. */
export type Transport = (request: Request) => Promise<Response>

export type Bearer = ReturnType<typeof createBearer>

/** Keeps the bearer in memory only, adds it to requests and renews it. */
export function createBearer({ name, refreshPath, logoutPath }: Realm) {
  const store = createTokenStore(name)
  const renew = createRenewal({ name, refreshPath, store })
  const send = createSend(store, renew)
  return {
    signIn: store.share,
    /** Takes a bearer for this tab only, which is not renewed and not shared with other tabs. */
    borrow: store.borrow,
    /** Ends the session on the server, here and in the other tabs; a borrowed one only here. */
    signOut() {
      sendLogout(logoutPath, store)
      store.end()
    },
    /** Ends a session that has run out by the clock, without asking the server. */
    expire: () => store.notify('expired'),
    /** Ends the session in this browser only, after the server has ended it. */
    forget: store.drop,
    renew,
    send: (request: Request) => send(request),
    /** `send` over another transport than `fetch`. */
    sendBy: (transport: Transport) => (request: Request) => send(request, transport),
    /** True if, as far as this browser knows, a renewal could restore a session. */
    mayRestore: store.mayRestore,
    isSignedIn: () => store.token() !== null,
    subscribe: store.subscribe,
    close: store.close,
  }
}

/**
 * Sends the sign-out without waiting for its answer. Without a connection it is sent once there is one, unless somebody
 * has signed in by then: the answer deletes the refresh cookie.
 */
function sendLogout(logoutPath: string, store: TokenStore) {
  const used = store.token()
  if (used === null) return
  const credentials = store.isLent() ? 'omit' : 'same-origin'
  const ask = () =>
    fetch(
      new Request(new URL(logoutPath, window.location.origin), {
        headers: { Accept: 'application/json', Authorization: `Bearer ${used}` },
        credentials,
        keepalive: true,
      }),
    )
  const retry = () => {
    if (!store.mayRestore()) ask().catch(() => undefined)
  }
  ask().catch(() => window.addEventListener('online', retry, { once: true }))
}

type Renew = ReturnType<typeof createRenewal>

/** Sends a request with the bearer; a 401 renews it once and sends the request again. */
function createSend(store: TokenStore, renew: Renew) {
  async function isUnauthorised(response: Response): Promise<boolean> {
    if (response.status !== 401 && response.status !== 403) return false
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const denied = failureOf(response, body).kind === 'accessDenied'
    if (denied) store.notify('denied')
    return response.status === 401 && !denied
  }

  return async function send(request: Request, transport: Transport = fetch): Promise<Response> {
    const used = store.token()
    const again = withDryRunHeader(request).clone()
    const response = await throwIfDryRun(await transport(authorised(request, used)))
    if (request.errorHandle === false || !(await isUnauthorised(response))) return response
    const hadSession = used !== null || store.mayRestore()
    if (store.mayRestore()) {
      const fresh = await renew(used)
      if (fresh !== null) {
        const second = await throwIfDryRun(await transport(authorised(again, fresh)))
        if (!(await isUnauthorised(second))) return second
      }
    }
    /* Listeners drop the bearer, so that several failing requests report the end once. */
    if (hadSession && (store.token() !== null || store.mayRestore())) store.notify('expired')
    return response
  }
}

function authorised(request: Request, token: string | null): Request {
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`)
  return request
}

declare global {
  interface Request {
    readonly errorHandle?: boolean
  }
}
