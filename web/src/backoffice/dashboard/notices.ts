import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { operatorApi } from '../../api/operator-client'
import { queryClient } from '../../api/query-client'

const root = '/api/v1/backoffice/account/notices'

/** The notices that the operator has not read yet, the newest first. */
export const noticesQuery = queryOptions({
  queryKey: ['backoffice', 'notices'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 0,
})

/** Marks what was seen as read; what has come since stays. */
export async function markNoticesRead(upTo: number) {
  const done = await answer(operatorApi.POST(`${root}/read`, { body: { up_to: upTo } }))
  await queryClient.invalidateQueries({ queryKey: noticesQuery.queryKey })
  return done
}
