import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'

const root = '/api/v1/backoffice/settings/push'

export type PushSettings = AnswerTo<typeof root>['data']

/** Settings of push, with the number of devices that receive it. */
export const pushSettingsQuery = queryOptions({
  queryKey: ['backoffice', 'push'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 0,
  throwOnError: false,
})

export function savePushSettings(body: BodyOf<typeof root>) {
  return invalidateAfter(answer(operatorApi.POST(root, { body })))
}

/** Makes new keys, by which every device is dropped until its next visit. */
export function replacePushKeys() {
  return invalidateAfter(answer(operatorApi.POST(`${root}/keys`)))
}
