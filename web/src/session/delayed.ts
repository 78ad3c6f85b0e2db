import { useSyncExternalStore } from 'react'
import { failureFrom } from '../api/errors'
import { messages } from '../api/messages'

/** The time in milliseconds for which a decision can be undone. */
export const undoTime = 10_000

/** A change that is sent with a delay, so that it can be undone. */
interface Delayed {
  /** Identifies the subject, for which one change at a time can wait. */
  readonly id: string
  readonly title: string
  /** The page of the decision. */
  readonly place: string
  /** Sends the change, with the same idempotency key every time; the answer is not read when the page is left. */
  readonly send: (leaving: boolean) => Promise<unknown>
}

type DelayedState =
  | { readonly kind: 'waiting'; readonly due: number }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly sentence: string }

export type Waiting = Delayed & { readonly state: DelayedState }

let list: readonly Waiting[] = []
const listeners = new Set<() => void>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()

function publish(next: readonly Waiting[]) {
  list = next
  for (const listener of listeners) listener()
}

function set(id: string, state: DelayedState) {
  publish(list.map((item) => (item.id === id ? { ...item, state } : item)))
}

function drop(id: string) {
  clearTimeout(timers.get(id))
  timers.delete(id)
  publish(list.filter((item) => item.id !== id))
}

/** Sends a change in ten seconds, unless it is undone. */
export function sendLater(change: Delayed) {
  drop(change.id)
  timers.set(
    change.id,
    setTimeout(() => void sendNow(change.id), undoTime),
  )
  publish([...list, { ...change, state: { kind: 'waiting', due: Date.now() + undoTime } }])
}

/** Undoes a waiting or failed change; false if it was too late. */
export function undoDelayed(id: string): boolean {
  const item = list.find((one) => one.id === id)
  if (!item || item.state.kind === 'sending') return false
  drop(id)
  return true
}

/** Sends a change at once; a failed one stays in the list until it is undone or sent again. */
export async function sendNow(id: string): Promise<void> {
  const item = list.find((one) => one.id === id)
  if (!item || item.state.kind === 'sending') return
  clearTimeout(timers.get(id))
  set(id, { kind: 'sending' })
  try {
    await item.send(false)
    drop(id)
  } catch (thrown) {
    const failure = failureFrom(thrown)
    const errors = Object.values(failure.fields).flat()
    set(id, { kind: 'failed', sentence: errors[0] ?? failure.sentence ?? messages.failedLoudly })
  }
}

/** Sends all waiting changes; resolves when each has its answer. */
export async function sendAllNow(): Promise<void> {
  await Promise.all(list.map(({ id }) => sendNow(id)))
}

/** Sends all waiting changes as the page is left, with requests that outlive it. */
function sendOnLeaving() {
  for (const item of list) {
    if (item.state.kind === 'sending') continue
    clearTimeout(timers.get(item.id))
    item.send(true).catch(() => undefined)
  }
  publish([])
}

window.addEventListener('pagehide', sendOnLeaving)

export function useDelayed(): readonly Waiting[] {
  return useSyncExternalStore(subscribe, () => list)
}

/** The waiting decisions, outside of a component. */
export function delayedNow(): readonly Waiting[] {
  return list
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
