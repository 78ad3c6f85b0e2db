import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'

const root = '/api/v1/backoffice/crops'

export type Crop = AnswerTo<typeof root>['data'][number]
export type CropForm = Required<BodyOf<typeof root>>

/** All crops in their order, retired ones among them. */
export const cropsQuery = queryOptions({
  queryKey: ['backoffice', 'crops'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 0,
})

/** Adds a crop, or changes the stored one under optimistic locking. */
export function saveCrop(stored: Crop | null, form: CropForm) {
  if (!stored) return invalidateAfter(answer(operatorApi.POST(root, { body: form })))
  const { id, version } = stored
  return invalidateAfter(
    answer(
      operatorApi.POST(`${root}/{id}/update`, { params: { path: { id } }, body: { version, crop: form } }),
    ),
  )
}
