import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { operatorApi } from '../../api/operator-client'
import { queryClient } from '../../api/query-client'

const root = '/api/v1/backoffice/account/notices'

/** Unread notices, the newest first. */
export const noticesQuery = queryOptions({
  queryKey: ['backoffice', 'notices'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 0,
})

/** Marks the notices up to an id as read; later ones stay unread. */
export async function markNoticesRead(upTo: number) {
  const done = await answer(operatorApi.POST(`${root}/read`, { body: { up_to: upTo } }))
  await queryClient.invalidateQueries({ queryKey: noticesQuery.queryKey })
  return done
}
