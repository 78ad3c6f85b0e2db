import { queryOptions, useQuery } from '@tanstack/react-query'
import { answer, api } from '../api/client'
import type { AnswerTo } from '../api/wire'
import { setServerTime } from '../format/clock'

export type SystemSettings = AnswerTo<'/api/system-settings'>['data']

/** What the shell needs before anyone signs in; taking it also sets the portal's clock. */
export const settingsQuery = queryOptions({
  queryKey: ['system-settings'],
  queryFn: async ({ signal }) => {
    const { data } = await answer(api.GET('/api/system-settings', { signal }))
    setServerTime(data.now)
    return data
  },
  staleTime: Number.POSITIVE_INFINITY,
  throwOnError: false,
})

/** undefined until the server has answered: the shell stands without it. */
export function useSettings(): SystemSettings | undefined {
  return useQuery(settingsQuery).data
}
