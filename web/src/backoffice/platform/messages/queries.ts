import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { paths } from '../../../api/schema.gen'
import type { AnswerTo } from '../../../api/wire'
import { cursorListQuery } from '../../list-query'

export type MessageItem = AnswerTo<'/api/v1/backoffice/messages'>['data']['items'][number]
export type MessageDetails = AnswerTo<'/api/v1/backoffice/messages/{id}'>['data']

type MessagesQuery = NonNullable<paths['/api/v1/backoffice/messages']['get']['parameters']['query']>

const messagesKey = ['backoffice', 'messages'] as const

/** Outbox, the newest first, with keyset pagination; `all` selects every channel or status. */
export function messagesQuery(channel: string, status: string) {
  return cursorListQuery({
    queryKey: [...messagesKey, 'list', channel, status],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/messages', {
          params: {
            query: {
              ...(channel === 'all' ? {} : { channel: channel as NonNullable<MessagesQuery['channel']> }),
              ...(status === 'all' ? {} : { status: status as NonNullable<MessagesQuery['status']> }),
              ...next,
            },
          },
          signal,
        }),
      ),
  })
}

export function messageQuery(id: number) {
  return queryOptions({
    queryKey: [...messagesKey, 'one', id],
    queryFn: async ({ signal }) =>
      (
        await answer(
          operatorApi.GET('/api/v1/backoffice/messages/{id}', { params: { path: { id } }, signal }),
        )
      ).data,
    staleTime: 0,
  })
}

/** Queues a failed message again. */
export async function sendAgain(id: number) {
  const done = await answer(
    operatorApi.POST('/api/v1/backoffice/messages/{id}/retry', { params: { path: { id } } }),
  )
  await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  return done
}
