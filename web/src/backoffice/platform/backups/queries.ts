import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const list = '/api/v1/backoffice/backups'

export type Backups = AnswerTo<typeof list>['data']
export type BackupPlan = NonNullable<Backups['plan']>
export type ListedBackup = Backups['items'][number]

/** Interval in milliseconds at which the list follows a backup that waits or is being made. */
const pollInterval = 5_000

/** The server's own backups, the newest first, with their plan. */
export const backupsQuery = {
  ...cursorListQuery({
    queryKey: ['backoffice', 'backups'],
    fetchPage: (next, signal) => answer(operatorApi.GET(list, { params: { query: next }, signal })),
    staleTime: 0,
  }),
  refetchInterval: ({ state }: { state: { data?: { pages: readonly { data: Backups }[] } } }) =>
    state.data?.pages[0]?.data.under_way ? pollInterval : false,
} as const

export function requestBackup() {
  return invalidateAfter(answer(operatorApi.POST(list, {})))
}
