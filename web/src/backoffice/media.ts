import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answer } from '../api/client'
import { operatorApi } from '../api/operator-client'
import type { AnswerTo, QueryOf } from '../api/wire'

export const mediaRoot = '/api/v1/backoffice/media'

export type Media = AnswerTo<typeof mediaRoot>['data']['items'][number]
export type MediaItem = AnswerTo<`${typeof mediaRoot}/{id}`>['data']
export type MediaNarrowing = Omit<QueryOf<typeof mediaRoot>, 'cursor'>

const key = ['backoffice', 'media'] as const

/** Pictures and files of the content, page by page of the cursor. */
export function mediaQuery(narrowing: MediaNarrowing) {
  return infiniteQueryOptions({
    queryKey: [...key, 'list', narrowing],
    queryFn: ({ signal, pageParam }) => {
      const query = pageParam === null ? narrowing : { ...narrowing, cursor: pageParam }
      return answer(operatorApi.GET(mediaRoot, { params: { query }, signal }))
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.meta.next_cursor ?? null,
  })
}

/** One of them, and where it is used. */
export function mediaItemQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${mediaRoot}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}
