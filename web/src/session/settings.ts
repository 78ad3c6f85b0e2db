import { queryOptions, useQuery } from '@tanstack/react-query'
import { answer, api } from '../api/client'
import type { AnswerTo } from '../api/wire'
import { setServerTime } from '../format/clock'
import { noBreak } from '../format/text'
import { applyTheme } from './theme'

export type SystemSettings = AnswerTo<'/api/system-settings'>['data']

/** Settings that the app needs before a sign-in; they also set the portal's clock and theme. */
export const settingsQuery = queryOptions({
  queryKey: ['system-settings'],
  queryFn: async ({ signal }) => {
    const { data } = await answer(api.GET('/api/system-settings', { signal }))
    setServerTime(data.now)
    applyTheme(data.brand.stylesheet ?? null)
    return data
  },
  staleTime: Number.POSITIVE_INFINITY,
  throwOnError: false,
})

/** undefined until the server has answered, which pages do not wait for. */
export function useSettings(): SystemSettings | undefined {
  return useQuery(settingsQuery).data
}

/** The controller of personal data, by name once an operator has entered it. */
export function controllerOf({ data_controller: controller, name }: SystemSettings['brand']): string {
  return noBreak(controller ?? `organizator programu ${name}`)
}
