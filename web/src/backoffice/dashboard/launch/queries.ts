import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'
import { settingsQuery } from '../../../session/settings'
import { invalidateAfter } from '../../invalidate-after'

const root = '/api/v1/backoffice/launch-checklist'

export type Checklist = AnswerTo<typeof root>['data']
export type Item = Checklist['items'][number]
export type Channel = BodyOf<`${typeof root}/test-message`>['channel']
export type ProposedPage = BodyOf<`${typeof root}/proposals`>['page']

/** Interval in milliseconds at which the open checklist follows what was sent or set elsewhere. */
const pollInterval = 5_000

export const checklistQuery = queryOptions({
  queryKey: ['backoffice', 'launch'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.is_open === false ? pollInterval : false),
})

export function sendTestMessage(channel: Channel, to: string) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/test-message`, { body: { channel, to } })))
}

export function insertProposal(page: ProposedPage) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/proposals`, { body: { page } })))
}

/** Opens the portal, which the settings of the app tell as well. */
export async function openPortal() {
  const done = await invalidateAfter(answer(operatorApi.POST(`${root}/open`, { errorHandle: false })))
  await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
  return done
}
