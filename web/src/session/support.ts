import { answer, bearer } from '../api/client'
import { operatorApi } from '../api/operator-client'
import { queryClient } from '../api/query-client'
import type { BodyOf } from '../api/wire'
import { clearSessionData, profileQuery } from './session'
import { setSupportView, storeForReload } from './support-view'

type SupportStep = BodyOf<'/api/v1/backoffice/auth/support'>

/**
 * Opens support's view of the portal in this tab, beside the operator's own session and a participant's in this
 * browser.
 */
export async function beginSupportView(step: SupportStep) {
  const { auth_token, data } = await answer(
    operatorApi.POST('/api/v1/backoffice/auth/support', { body: step, errorHandle: false }),
  )
  clearSessionData()
  setSupportView(data)
  storeForReload({ view: data, token: auth_token })
  bearer.borrow(auth_token)
  await queryClient.fetchQuery(profileQuery)
  return {}
}
