import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { operatorApi } from '../../api/operator-client'
import type { AnswerTo, BodyOf } from '../../api/wire'
import { invalidateAfter } from '../invalidate-after'
import { cursorListQuery } from '../list-query'

const root = '/api/v1/backoffice/segments'
const optionsRoot = '/api/v1/backoffice/segment-options'

export type SegmentItem = AnswerTo<typeof root>['data']['items'][number]
export type Segment = AnswerTo<`${typeof root}/{id}`>['data']
export type SegmentForm = BodyOf<typeof root>
export type Condition = SegmentForm['conditions'][number]
export type SegmentOptions = AnswerTo<typeof optionsRoot>['data']

const key = ['backoffice', 'segments'] as const

/** Segments whose name has a part, with keyset pagination. */
export function segmentsQuery(search: string) {
  return cursorListQuery({
    queryKey: [...key, 'list', search],
    fetchPage: (next, signal) =>
      answer(operatorApi.GET(root, { params: { query: { ...(search && { search }), ...next } }, signal })),
  })
}

export function segmentQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}

/** Options that conditions may name, and all segments. */
export const segmentOptionsQuery = queryOptions({
  queryKey: [...key, 'options'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(optionsRoot, { signal }))).data,
})

/** Number of participants who meet the conditions; the earlier one stands until the next has come. */
export function segmentCountQuery(conditions: readonly Condition[] | null) {
  return queryOptions({
    queryKey: [...key, 'count', conditions],
    queryFn: async ({ signal }) => {
      const body = { conditions: [...(conditions ?? [])] }
      return (await answer(operatorApi.POST(`${root}/count`, { body, signal }))).data
    },
    enabled: conditions !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })
}

export function addSegment(body: SegmentForm) {
  return invalidateAfter(answer(operatorApi.POST(root, { body })))
}

export function updateSegment(id: number, version: number, segment: SegmentForm) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/update`, { params: { path: { id } }, body: { version, segment } })),
  )
}

export function deleteSegment({ id, version }: Segment) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/delete`, { params: { path: { id } }, body: { version } })),
  )
}
