import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { AnswerTo, BodyOf, QueryOf } from '../../../api/wire'
import { cursorListQuery } from '../../list-query'

export type ContactItem = AnswerTo<'/api/v1/backoffice/contact'>['data']['items'][number]
export type ContactMessage = AnswerTo<'/api/v1/backoffice/contact/{id}'>['data']

type Status = NonNullable<QueryOf<'/api/v1/backoffice/contact'>['status']>

const contactKey = ['backoffice', 'contact'] as const

/** Messages to the programme, with keyset pagination; `all` selects every status. */
export function messagesQuery(status: string, search: string) {
  return cursorListQuery({
    queryKey: [...contactKey, 'list', status, search],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/contact', {
          params: {
            query: {
              ...(status === 'all' ? {} : { status: status as Status }),
              search,
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
    queryKey: [...contactKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET('/api/v1/backoffice/contact/{id}', { params: { path: { id } }, signal })))
        .data,
    staleTime: 0,
  })
}

/** Sends an answer to the sender of a message. */
export async function answerMessage(id: number, body: BodyOf<'/api/v1/backoffice/contact/{id}/answer'>) {
  const done = await sendOnce(`contact-answer:${id}`, body, (headers) =>
    answer(
      operatorApi.POST('/api/v1/backoffice/contact/{id}/answer', {
        params: { path: { id }, header: headers },
        body,
        headers,
      }),
    ),
  )
  await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  return done
}

/** Closes a message without an answer. */
export async function closeMessage(id: number, body: BodyOf<'/api/v1/backoffice/contact/{id}/close'>) {
  const done = await sendOnce(`contact-close:${id}`, body, (headers) =>
    answer(
      operatorApi.POST('/api/v1/backoffice/contact/{id}/close', {
        params: { path: { id }, header: headers },
        body,
        headers,
      }),
    ),
  )
  await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  return done
}
