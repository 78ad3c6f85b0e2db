import { queryOptions, useMutation } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import { saveAnswer } from '../../api/download'
import { failureFrom } from '../../api/errors'
import { sendOnce } from '../../api/idempotency'
import { messages } from '../../api/messages'
import { queryClient } from '../../api/query-client'
import type { AnswerTo } from '../../api/wire'
import type { TripKind } from '../../paths'
import { profileQuery } from '../../session/session'
import { showError } from '../../ui/toast-queue'

export type TripStanding = AnswerTo<'/api/v1/user/wycieczka'>['data']
export type Trip = NonNullable<TripStanding['trip']>

/** The season's trip of a kind, and where the participant stands with it. */
export function tripQuery(kind: TripKind) {
  return queryOptions({
    queryKey: ['trips', kind],
    queryFn: async ({ signal }) => {
      const query = queryOf(kind)
      return (await answer(api.GET('/api/v1/user/wycieczka', { params: { query }, signal }))).data
    },
    staleTime: 0,
  })
}

/** The server's own default is the standard trip. */
function queryOf(kind: TripKind) {
  return kind === 'standard' ? {} : { type: kind }
}

/** Saves the days of the season's trip of a kind for a calendar. */
export function useTripCalendar(kind: TripKind) {
  return useMutation({
    mutationFn: () =>
      saveAnswer(
        api.GET('/api/v1/user/wycieczka/calendar', { params: { query: queryOf(kind) }, parseAs: 'blob' }),
        'wycieczka.ics',
      ),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
}

/** Orders the season's trip of a kind, idempotently. */
export async function orderTrip(kind: TripKind) {
  const body = queryOf(kind)
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
