import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import { sendOnce } from '../../api/idempotency'
import { queryClient } from '../../api/query-client'
import type { AnswerTo } from '../../api/wire'
import type { TripKind } from '../../paths'
import { profileQuery } from '../../session/session'

export type TripStanding = AnswerTo<'/api/v1/user/wycieczka'>['data']
export type Trip = NonNullable<TripStanding['trip']>

/** The season's trip of a kind, and where the participant stands with it. */
export function tripQuery(kind: TripKind) {
  return queryOptions({
    queryKey: ['trips', kind],
    queryFn: async ({ signal }) => {
      const query = kind === 'standard' ? {} : { type: kind }
      return (await answer(api.GET('/api/v1/user/wycieczka', { params: { query }, signal }))).data
    },
    staleTime: 0,
  })
}

/** Orders the season's trip of a kind, idempotently. */
export async function orderTrip(kind: TripKind) {
  const body = kind === 'standard' ? {} : { type: kind }
  const ordered = await sendOnce('trip-order', body, (headers) =>
    answer(api.POST('/api/v1/user/wycieczka/order', { params: { header: headers }, body, headers })),
  )
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['trips'] }),
    queryClient.invalidateQueries({ queryKey: ['orders'] }),
    queryClient.invalidateQueries({ queryKey: ['notifications'] }),
    queryClient.invalidateQueries(profileQuery),
  ])
  return ordered
}
