import { answer, api } from '../../api/client'
import { sendOnce } from '../../api/idempotency'
import type { BodyOf } from '../../api/wire'

type ParticipationBody = BodyOf<'/api/v1/participation-requests'>

/** Submits a request for an invitation, idempotently. */
export function askForInvitation(body: ParticipationBody) {
  return sendOnce('participation-request', body, (headers) =>
    answer(api.POST('/api/v1/participation-requests', { params: { header: headers }, body, headers })),
  )
}
