import { queryOptions, useQuery } from '@tanstack/react-query'
import { answer, api } from '../api/client'
import type { AnswerTo } from '../api/wire'
import { setServerTime } from '../format/clock'
import { tie } from '../format/text'
import { wear } from './look'

export type SystemSettings = AnswerTo<'/api/system-settings'>['data']

/** What the shell needs before anyone signs in; taking it also sets the portal's clock and its look. */
export const settingsQuery = queryOptions({
  queryKey: ['system-settings'],
  queryFn: async ({ signal }) => {
    const { data } = await answer(api.GET('/api/system-settings', { signal }))
    setServerTime(data.now)
    wear(data.brand.stylesheet ?? null)
    return data
  },
  staleTime: Number.POSITIVE_INFINITY,
  throwOnError: false,
})

/** undefined until the server has answered: the shell stands without it. */
export function useSettings(): SystemSettings | undefined {
  return useQuery(settingsQuery).data
}

/** Who decides what becomes of personal data: by name, once an operator has entered it. */
export function controllerOf({ data_controller: controller, name }: SystemSettings['brand']): string {
  return tie(controller ?? `organizator programu ${name}`)
}
