import { type Failure, failureFrom } from './errors'

interface StoredKey {
  readonly key: string
  readonly body: string
}

/**
 * Sends an operation that must have one effect however often it is retried.
 *
 * The key is kept in this tab before the request leaves it and forgotten once the outcome is known, so that a
 * retry after a lost answer or a reload repeats the key. Another body is another operation and gets another key.
 */
export async function sendOnce<T>(
  operation: string,
  body: unknown,
  send: (headers: { 'Idempotency-Key': string }) => Promise<T>,
): Promise<T> {
  const place = `plon-key:${operation}`
  const print = fingerprint(JSON.stringify(body))
  const key = storedKey(place, print) ?? newKey()
  sessionStorage.setItem(place, JSON.stringify({ key, body: print } satisfies StoredKey))
  try {
    const answer = await send({ 'Idempotency-Key': key })
    sessionStorage.removeItem(place)
    return answer
  } catch (thrown) {
    if (isOutcome(failureFrom(thrown))) sessionStorage.removeItem(place)
    throw thrown
  }
}

/**
 * True for a refusal, which settles the operation; a lost answer, a server error or a request still in flight does not.
 */
function isOutcome({ kind, status }: Failure): boolean {
  return kind === 'refused' && status !== 409 && status !== 429
}

function storedKey(place: string, print: string): string | null {
  const text = sessionStorage.getItem(place)
  if (text === null) return null
  const stored = JSON.parse(text) as StoredKey
  return stored.body === print ? stored.key : null
}

/** A random key; `randomUUID` needs a secure context, which the plain-HTTP demo over a network is not. */
export function newKey(): string {
  return crypto.randomUUID?.() ?? randomKey()
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** FNV-1a hash, which identifies a body without storing it. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16)
}
