import { queryClient } from '../api/query-client'

/** Invalidates the back office's queries after a call, so that every list shows the change. */
export async function invalidateAfter<Answer>(call: Promise<Answer>): Promise<Answer> {
  const done = await call
  await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  return done
}
