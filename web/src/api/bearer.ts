import { asTried, judged } from './dry-run'
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
    /** `false`: the caller deals with the failure alone; a 401 neither refreshes nor signs out. */
    errorHandle?: boolean
  }
}

/** The function that carries a request: `fetch`, or one that tells more about the way. */
export type Transport = (request: Request) => Promise<Response>

export type Bearer = ReturnType<typeof createBearer>

/** Keeps the bearer in memory only, adds it to requests and renews it. */
export function createBearer({ name, refreshPath, logoutPath }: Realm) {
  const store = createTokenStore(name)
  const renew = createRenewal({ name, refreshPath, store })
  const send = createSend(store, renew)
  return {
    signIn: store.share,
    /** A bearer for this tab only, until it ends; nothing renews it and no other tab learns of it. */
    borrow: store.borrow,
    /** Ends the session on the server, here and in the other tabs; a borrowed one only here. */
    signOut() {
      sendLogout(logoutPath, store)
      store.end()
    },
    /** The session has run out, as its owner can tell without asking. */
    expire: () => store.notify('expired'),
    /** Ends the session here without telling anyone: it is the server that ended it. */
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
 * Tells the server, but nobody waits for what it says. Without a connection it is told as soon as there is one,
 * unless somebody has signed in by then: the answer takes the refresh cookie away.
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

/** Sends a request with the bearer; on 401 renews it once and asks again. */
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
    const again = asTried(request).clone()
    const response = await judged(await transport(authorised(request, used)))
    if (request.errorHandle === false || !(await isUnauthorised(response))) return response
    const hadSession = used !== null || store.mayRestore()
    if (store.mayRestore()) {
      const fresh = await renew(used)
      if (fresh !== null) {
        const second = await judged(await transport(authorised(again, fresh)))
        if (!(await isUnauthorised(second))) return second
      }
    }
    /* Whoever hears of it drops the bearer, so that requests that fail together say so once. */
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
