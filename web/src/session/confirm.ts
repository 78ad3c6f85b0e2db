import { answer, api } from '../api/client'
import type { Failure } from '../api/errors'

/** Re-authenticates by password, which allows risky changes for ten minutes. */
export async function confirmPassword(password: string) {
  await answer(api.POST('/api/v1/auth/confirm', { body: { password } }))
  return {}
}

/** True if the server asks for re-authentication. */
export function needsPassword({ code }: Failure): boolean {
  return code === 'reauth_required'
}
