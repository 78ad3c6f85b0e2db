import { infiniteQueryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, QueryOf } from '../../../api/wire'

export type Subscriber = AnswerTo<'/api/v1/backoffice/newsletter'>['data']['items'][number]

type Status = NonNullable<QueryOf<'/api/v1/backoffice/newsletter'>['status']>

/** Subscribers of the newsletter, with keyset pagination; `all` selects every status. */
export function subscribersQuery(status: string, search: string) {
  return infiniteQueryOptions({
    queryKey: ['backoffice', 'newsletter', status, search],
    queryFn: ({ signal, pageParam }) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/newsletter', {
          params: {
            query: {
              ...(status === 'all' ? {} : { status: status as Status }),
              search,
              ...(pageParam === null ? {} : { cursor: pageParam }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.meta.next_cursor ?? null,
  })
}
