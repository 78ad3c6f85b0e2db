import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../api/query-client'

/** Invalidates the back office's queries after a call, so that every list shows the change; or only those of a key. */
export async function invalidateAfter<Answer>(
  call: Promise<Answer>,
  queryKey: QueryKey = ['backoffice'],
): Promise<Answer> {
  const done = await call
  await queryClient.invalidateQueries({ queryKey })
  return done
}
