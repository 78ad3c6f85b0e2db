import { answer, api } from '../../api/client'
import type { BodyOf } from '../../api/wire'
import { accountType } from '../../session/session'

type NewPassword = BodyOf<'/api/v1/auth/password-reset'>

/** Sends a code to the participant's telephone; a cookie binds it to this browser. */
export function askForCode(nip: string) {
  return answer(
    api.POST('/api/v1/auth/password-reset/request', {
      body: { nip, account_type: accountType },
      errorHandle: false,
    }),
  )
}

/** Sets the password against the code. */
export function setPassword(form: NewPassword) {
  return answer(api.POST('/api/v1/auth/password-reset', { body: form, errorHandle: false }))
}
