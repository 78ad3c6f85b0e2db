import { openPhoto } from '../../../../pictures/photo'
import { pagePicture, pgmOf } from './page-picture'

/** Prepares one photo, or one page that is drawn already, and sends it back; nothing of a file that is no picture. */
self.addEventListener(
  'message',
  async ({ data }: MessageEvent<Blob | ImageBitmap>) => {
    const bitmap = data instanceof Blob ? await openPhoto(data).catch(() => undefined) : data
    if (!bitmap) return self.postMessage(null)
    const picture = pgmOf(pagePicture(bitmap))
    self.postMessage(picture, { transfer: [picture.buffer] })
  },
  { once: true },
)
