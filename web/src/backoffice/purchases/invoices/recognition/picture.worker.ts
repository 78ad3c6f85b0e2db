import { openPhoto } from '../../../../pictures/photo'
import { pagePicture, pgmOf } from './page-picture'

/** Prepares one photo, or one page that is drawn already, and sends it back; nothing where that cannot be done. */
self.addEventListener(
  'message',
  async ({ data }: MessageEvent<Blob | ImageBitmap>) => {
    const picture = await prepare(data).catch(() => null)
    self.postMessage(picture, picture ? { transfer: [picture.buffer] } : {})
  },
  { once: true },
)

async function prepare(source: Blob | ImageBitmap): Promise<Uint8Array<ArrayBuffer> | null> {
  const bitmap = source instanceof Blob ? await openPhoto(source) : source
  return bitmap ? pgmOf(pagePicture(bitmap)) : null
}
