import { answer, api } from '../../api/client'

/** Withdraws the consent of a link's reader, idempotently. */
export function leaveMailings(key: string) {
  return answer(api.POST('/api/v1/mailings/leave/{key}', { params: { path: { key } } }))
}
