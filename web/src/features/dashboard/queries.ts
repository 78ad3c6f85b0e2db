import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import type { AnswerTo } from '../../api/wire'

export type Invoice = AnswerTo<'/api/v1/invoices/{list}'>['data']['items'][number]

/** The newest page of one of the participant's lists of invoices; it grows stale with the lists themselves. */
export function newestInvoicesQuery(list: string) {
  const query = { sortBy: 'date', sortDesc: true } as const
  return queryOptions({
    queryKey: ['invoices', list, query],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/invoices/{list}', { params: { path: { list }, query }, signal })),
  })
}
