import { answer } from '../../api/client'
import { operatorApi, operatorBearer } from '../../api/operator-client'
import { withProgress } from '../../api/upload'
import type { BodyOf } from '../../api/wire'
import { toFormData } from '../../form/multipart'
import { invalidateAfter } from '../invalidate-after'
import { mediaRoot } from '../media'

export interface NewMedia {
  name: string
  alternative: string
  decoration: boolean
  file: File | null
}

/** Sends a picture or a file, and tells how much of it has left. */
export function addMedia(media: NewMedia, onProgress: (part: number) => void) {
  return invalidateAfter(
    answer(
      operatorApi.POST(mediaRoot, {
        body: { ...media, file: media.file?.name ?? '' },
        bodySerializer: () => toFormData(media),
        fetch: operatorBearer.sendBy(withProgress(onProgress)),
      }),
    ),
  )
}

/** Changes what is said of it; its address stays. */
export function updateMedia(id: number, body: BodyOf<`${typeof mediaRoot}/{id}/update`>) {
  return invalidateAfter(
    answer(operatorApi.POST(`${mediaRoot}/{id}/update`, { params: { path: { id } }, body })),
  )
}

/** Deletes what is used nowhere. */
export function deleteMedia(id: number) {
  return invalidateAfter(answer(operatorApi.POST(`${mediaRoot}/{id}/delete`, { params: { path: { id } } })))
}
