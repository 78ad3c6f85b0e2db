import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi, operatorBearer } from '../../../api/operator-client'
import { withProgress } from '../../../api/upload'
import type { AnswerTo, BodyOf, QueryOf } from '../../../api/wire'
import { toFormData } from '../../../form/multipart'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const root = '/api/v1/backoffice/media'

export type Media = AnswerTo<typeof root>['data']['items'][number]
export type MediaItem = AnswerTo<`${typeof root}/{id}`>['data']
export type MediaNarrowing = Omit<QueryOf<typeof root>, 'cursor'>

export interface NewMedia {
  name: string
  alternative: string
  decoration: boolean
  file: File | null
}

const key = ['backoffice', 'media'] as const

/** Media library, with keyset pagination. */
export function mediaQuery(narrowing: MediaNarrowing) {
  return cursorListQuery({
    queryKey: [...key, 'list', narrowing],
    fetchPage: (next, signal) =>
      answer(operatorApi.GET(root, { params: { query: { ...narrowing, ...next } }, signal })),
  })
}

/** One item of the library, with its uses. */
export function mediaItemQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}

/** Uploads a picture or a file and reports the progress. */
export function addMedia(media: NewMedia, onProgress: (part: number) => void) {
  return invalidateAfter(
    answer(
      operatorApi.POST(root, {
        body: { ...media, file: media.file?.name ?? '' },
        bodySerializer: () => toFormData(media),
        fetch: operatorBearer.sendBy(withProgress(onProgress)),
      }),
    ),
  )
}

/** Updates an item's description; its address stays. */
export function updateMedia(id: number, body: BodyOf<`${typeof root}/{id}/update`>) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/update`, { params: { path: { id } }, body })))
}

/** Deletes an item without uses. */
export function deleteMedia(id: number) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/delete`, { params: { path: { id } } })))
}
