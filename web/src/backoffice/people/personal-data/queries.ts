import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { AnswerTo, QueryOf } from '../../../api/wire'
import { cursorListQuery } from '../../list-query'

export type DataRequest = AnswerTo<'/api/v1/backoffice/data-requests'>['data']['items'][number]

type Status = NonNullable<QueryOf<'/api/v1/backoffice/data-requests'>['status']>

const requestsKey = ['backoffice', 'data-requests'] as const

/** Requests about personal data, with keyset pagination; `all` selects every status. */
export function requestsQuery(status: string) {
  return cursorListQuery({
    queryKey: [...requestsKey, status],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/data-requests', {
          params: {
            query: {
              ...(status === 'all' ? {} : { status: status as Status }),
              ...next,
            },
          },
          signal,
        }),
      ),
  })
}

/** Erases the participant; the typed NIP confirms whom. */
export async function eraseData(id: number, nip: string) {
  const done = await answer(
    operatorApi.POST('/api/v1/backoffice/data-requests/{id}/erase', {
      params: { path: { id } },
      body: { nip },
    }),
  )
  await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  return done
}

/** Refuses the request with a reason for the participant. */
export async function rejectRequest(id: number, note: string) {
  const done = await answer(
    operatorApi.POST('/api/v1/backoffice/data-requests/{id}/reject', {
      params: { path: { id } },
      body: { note },
    }),
  )
  await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  return done
}
