import type { Middleware } from 'openapi-fetch'
import { api } from '../api/client'
import { operatorApi } from '../api/operator-client'

/** A mutating call and its outcome. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly status: number
}

let last: Call | null = null

const listening: Middleware = {
  onResponse({ request: { method, url }, response: { status } }) {
    if (method !== 'GET') last = { method, path: new URL(url).pathname, status }
  },
}

api.use(listening)
operatorApi.use(listening)

/** The last answered call since `forgetCall`; a form has one call at a time, so it is that form's. */
export function lastCall(): Call | null {
  return last
}

export function forgetCall() {
  last = null
}
