import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import type { AnswerTo } from '../../api/wire'

export type KsefConnectionState = AnswerTo<'/api/v1/ksef-connection'>['data']
export type KsefConnection = NonNullable<KsefConnectionState['connection']>

/** Polling interval while a new token waits for its check, in milliseconds. */
const pollTime = 3000

/** The participant's connection to KSeF. */
export const ksefConnectionQuery = queryOptions({
  queryKey: ['ksef-connection'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/ksef-connection', { signal }))).data,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.connection?.status.code === 'waiting' ? pollTime : false),
  throwOnError: false,
})

/** Connects by a token, which replaces an earlier one. */
export async function connectKsef(token: string) {
  const done = await answer(api.POST('/api/v1/ksef-connection', { body: { token } }))
  await queryClient.invalidateQueries({ queryKey: ksefConnectionQuery.queryKey })
  return done
}

/** Ends the connection; the programme deletes its token. */
export async function disconnectKsef() {
  const done = await answer(api.POST('/api/v1/ksef-connection/remove'))
  await queryClient.invalidateQueries({ queryKey: ksefConnectionQuery.queryKey })
  return done
}
