import { answer, api } from '../api/client'
import type { Failure } from '../api/errors'

/** Gives the password again; the session then may make risky changes for ten minutes. */
export async function confirmPassword(password: string) {
  await answer(api.POST('/api/v1/auth/confirm', { body: { password } }))
  return {}
}

/** True where the server wants the password again before it does what was asked. */
export function needsPassword({ code }: Failure): boolean {
  return code === 'reauth_required'
}
