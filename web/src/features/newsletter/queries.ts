import { answer, api } from '../../api/client'

/** Says that the address of a link is its owner's; the same link again finds it on the list. */
export function confirmAddress(token: string) {
  return answer(api.POST('/api/v1/newsletter/confirm', { body: { token } }))
}

/** Takes the address of a link off the list; doing it twice finds it gone. */
export function leave(key: string) {
  return answer(api.POST('/api/v1/newsletter/leave/{key}', { params: { path: { key } } }))
}
