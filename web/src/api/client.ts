import createClient, { type Client } from 'openapi-fetch'
import { type Bearer, createBearer } from './bearer'
import { documentAnswers } from './document'
import { type Failure, failureFrom, failureOf } from './errors'
import type { paths } from './schema.gen'

/** A client whose requests carry the bearer of a realm; the back office makes its own. */
export function createApi(bearer: Bearer): Client<paths> {
  return createClient<paths>({
    baseUrl: window.location.origin,
    fetch: async (request) => documentAnswers.take(request) ?? bearer.send(request),
    headers: { Accept: 'application/json' },
    credentials: 'same-origin',
  })
}

/** The participant's bearer. */
export const bearer = createBearer({
  name: 'portal',
  refreshPath: '/api/v1/refresh_token',
  logoutPath: '/api/v1/auth/logout',
})

/** The participant's calls. */
export const api = createApi(bearer)

const followers = new Set<(failure: Failure) => void>()

/** Registers a listener for every failed call. */
export function followFailures(follower: (failure: Failure) => void) {
  followers.add(follower)
  return () => {
    followers.delete(follower)
  }
}

export interface FetchResult<T> {
  readonly data?: T
  readonly error?: unknown
  readonly response: Response
}

/**
 * The body of a call's answer; throws a `Failure` (errors.ts) otherwise. Cross-cutting failures are handled below: a
 * lost session by the bearer, logging here, the rest by the listeners.
 */
export async function answer<T>(call: Promise<FetchResult<T>>): Promise<NonNullable<T>> {
  try {
    const { data, error, response } = await call
    if (response.ok) return data as NonNullable<T>
    throw failureOf(response, error)
  } catch (thrown) {
    const failure = failureFrom(thrown)
    if (failure.kind === 'cancelled') console.debug('A request was cancelled')
    if (failure.kind === 'server')
      console.error(`Server failure ${failure.status}, request ${failure.requestId}`)
    for (const follower of followers) follower(failure)
    throw failure
  }
}
