import { answer, api } from '../../api/client'
import { sendOnce } from '../../api/idempotency'
import type { BodyOf } from '../../api/wire'

type VisitorBody = BodyOf<'/api/v1/contact'>
type ParticipantBody = BodyOf<'/api/v1/user/contact'>

/** The topic of a message. */
export type Topic = NonNullable<ParticipantBody['topic']>

/** Writes as a visitor, once, however often it is retried. */
export function writeAsVisitor(body: VisitorBody) {
  return sendOnce('contact', body, (headers) =>
    answer(api.POST('/api/v1/contact', { params: { header: headers }, body, headers })),
  )
}

/** Writes as the signed-in participant, once, however often it is retried. */
export function writeAsParticipant(body: ParticipantBody) {
  return sendOnce('user-contact', body, (headers) =>
    answer(api.POST('/api/v1/user/contact', { params: { header: headers }, body, headers })),
  )
}
