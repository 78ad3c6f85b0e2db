import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'

const root = '/api/v1/backoffice/account'

export type OwnSession = AnswerTo<`${typeof root}/sessions`>['data'][number]
export type PasswordChange = BodyOf<`${typeof root}/password`>

/** Operator's own sessions, the newest first. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['backoffice', 'own-sessions'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(`${root}/sessions`, { signal }))).data,
  staleTime: 0,
})

/** Changes one's own password and ends all other sessions. */
export function changePassword(change: PasswordChange) {
  return ended(answer(operatorApi.POST(`${root}/password`, { body: change })))
}

/** Ends one of one's own sessions. */
export function endSession(session: number, password: string) {
  return ended(answer(operatorApi.POST(`${root}/sessions/end`, { body: { session, password } })))
}

/** Ends all of one's own sessions but the current one. */
export function endOtherSessions(password: string) {
  return ended(answer(operatorApi.POST(`${root}/sessions/end-others`, { body: { password } })))
}

async function ended<T>(change: Promise<T>): Promise<T> {
  const done = await change
  await queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
  return done
}
