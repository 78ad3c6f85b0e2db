import { queryClient } from '../api/query-client'

/** Invalidates the back office's queries after a call: an operator's change shows at once, wherever it stands. */
export async function invalidateAfter<Answer>(call: Promise<Answer>): Promise<Answer> {
  const done = await call
  await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  return done
}
