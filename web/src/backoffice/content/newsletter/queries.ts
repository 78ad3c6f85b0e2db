import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, QueryOf } from '../../../api/wire'
import { cursorListQuery } from '../../list-query'

export type Subscriber = AnswerTo<'/api/v1/backoffice/newsletter'>['data']['items'][number]

type Status = NonNullable<QueryOf<'/api/v1/backoffice/newsletter'>['status']>

/** Subscribers of the newsletter, with keyset pagination; `all` selects every status. */
export function subscribersQuery(status: string, search: string) {
  return cursorListQuery({
    queryKey: ['backoffice', 'newsletter', status, search],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/newsletter', {
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
