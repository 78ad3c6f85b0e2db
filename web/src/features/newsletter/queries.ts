import { answer, api } from '../../api/client'

/** Confirms the address of a link, idempotently. */
export function confirmAddress(token: string) {
  return answer(api.POST('/api/v1/newsletter/confirm', { body: { token } }))
}

/** Unsubscribes the address of a link, idempotently. */
export function leave(key: string) {
  return answer(api.POST('/api/v1/newsletter/leave/{key}', { params: { path: { key } } }))
}
