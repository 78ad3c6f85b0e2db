import { answer, api } from '../../api/client'
import { sendOnce } from '../../api/idempotency'
import type { BodyOf } from '../../api/wire'

/** Requests a newsletter subscription, idempotently; the owner of the address confirms it by e-mail. */
export function joinNewsletter(body: BodyOf<'/api/v1/newsletter'>) {
  return sendOnce('newsletter', body, (headers) =>
    answer(api.POST('/api/v1/newsletter', { params: { header: headers }, body, headers })),
  )
}
