import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import type { AnswerTo, BodyOf } from '../../api/wire'

export type OwnSession = AnswerTo<'/api/v1/user/sessions'>['data'][number]

/** The sessions of the participant, and the views by support; the newest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/user/sessions', { signal }))).data,
  staleTime: 0,
})

/** Ends one session, or a support view that still goes on. */
export async function endSession(body: BodyOf<'/api/v1/user/sessions/end'>) {
  const done = await answer(api.POST('/api/v1/user/sessions/end', { body }))
  await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  return done
}

/** Ends all sessions; the list is refetched where this one stays. */
export async function endSessions(body: BodyOf<'/api/v1/user/sessions/end-all'>) {
  const done = await answer(api.POST('/api/v1/user/sessions/end-all', { body }))
  if (body.keep_this) await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  return done
}
