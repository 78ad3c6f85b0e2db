import { sessionFlag } from './session-flag'

/** The event of a realm's sign-in, here or in another tab. */
type BearerEvent = 'signedIn' | 'signedOut' | 'expired' | 'denied'

type ChannelMessage = { readonly kind: 'token'; readonly token: string } | { readonly kind: 'signedOut' }

export type TokenStore = ReturnType<typeof createTokenStore>

/**
 * The token of this tab, in memory only, and in step with the other tabs through a BroadcastChannel.
 *
 * A flag in localStorage remembers that there is a session to restore: once it is gone, nothing signs in again by
 * itself.
 */
export function createTokenStore(name: string) {
  const flag = sessionFlag(name)
  const channel = new BroadcastChannel(`plon-${name}`)
  const { notify, subscribe } = createListeners()
  let token: string | null = null
  /* True for a borrowed token, which belongs to this tab alone and is not renewed; the tabs' shared session stays. */
  let isLent = false
  /* True from the end of a session until the next one begins, over whose form the dead token stays. */
  let isOver = false

  function store(fresh: string) {
    const first = token === null || isOver
    token = fresh
    isOver = false
    localStorage.setItem(flag, '1')
    if (first) notify('signedIn')
  }

  function drop() {
    token = null
    if (isLent) isLent = false
    else localStorage.removeItem(flag)
  }

  channel.onmessage = ({ data: message }: MessageEvent<ChannelMessage>) => {
    if (isLent) return
    if (message.kind === 'token') store(message.token)
    else {
      token = null
      notify('signedOut')
    }
  }

  return {
    token: () => token,
    isLent: () => isLent,
    /** True if, as far as this browser knows, a renewal could restore a session. */
    mayRestore: () => !isLent && localStorage.getItem(flag) !== null,
    /** Stores a token for all tabs. */
    share(fresh: string) {
      isLent = false
      store(fresh)
      channel.postMessage({ kind: 'token', token: fresh } satisfies ChannelMessage)
    },
    /** Stores a token for this tab only, until it ends. */
    borrow(lent: string) {
      isLent = true
      token = lent
      notify('signedIn')
    },
    drop,
    /** Drops the token, here and in the other tabs; a borrowed one only here. */
    end() {
      if (!isLent) channel.postMessage({ kind: 'signedOut' } satisfies ChannelMessage)
      drop()
      notify('signedOut')
    },
    notify(event: BearerEvent) {
      if (event === 'expired') isOver = true
      notify(event)
    },
    subscribe,
    close: () => channel.close(),
  }
}

function createListeners() {
  const listeners = new Set<(event: BearerEvent) => void>()
  return {
    notify(event: BearerEvent) {
      for (const listener of listeners) listener(event)
    },
    subscribe(listener: (event: BearerEvent) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
