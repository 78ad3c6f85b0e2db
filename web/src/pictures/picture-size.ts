export interface Size {
  readonly width: number
  readonly height: number
}

/** Bytes of a JPEG in which its size is looked for; a camera's thumbnail and profile stand before it. */
const headBytes = 512 * 1024

const pngSignature = 0x89504e47

/** Upright size in pixels of a PNG or a JPEG, read without decoding it; undefined where its head does not say it. */
export async function pictureSize(file: Blob): Promise<Size | undefined> {
  const head = await headOf(file)
  if (head.byteLength < 24) return undefined
  return head.getUint32(0) === pngSignature ? pngSize(head) : jpegSize(head)
}

/** True for a PNG, told by its first bytes. */
export async function isPng(file: Blob): Promise<boolean> {
  const head = new DataView(await file.slice(0, 4).arrayBuffer())
  return head.byteLength === 4 && head.getUint32(0) === pngSignature
}

/** True for a JPEG that lies on its side or upside down until its orientation is applied. */
export async function isTurned(file: Blob): Promise<boolean> {
  return orientationIn(await headOf(file)) !== 1
}

async function headOf(file: Blob): Promise<DataView> {
  return new DataView(await file.slice(0, headBytes).arrayBuffer())
}

function pngSize(head: DataView): Size {
  return { width: head.getUint32(16), height: head.getUint32(20) }
}

/** The size in the frame header (SOF), whose sides an orientation from 5 on swaps. */
function jpegSize(head: DataView): Size | undefined {
  for (const { marker, at } of segmentsOf(head)) {
    if (!isFrame(marker) || at + 9 > head.byteLength) continue
    const [height, width] = [head.getUint16(at + 5), head.getUint16(at + 7)]
    return orientationIn(head) < 5 ? { width, height } : { width: height, height: width }
  }
  return undefined
}

/** The segments before a JPEG's picture. */
function* segmentsOf(head: DataView) {
  if (head.byteLength < 4 || head.getUint16(0) !== 0xffd8) return
  for (let at = 2; at + 4 <= head.byteLength; ) {
    const marker = head.getUint16(at)
    if (marker < 0xff01) return
    /* A marker may be preceded by any number of fill bytes. */
    if (marker !== 0xffff) yield { marker, at }
    at += marker === 0xffff ? 1 : 2 + head.getUint16(at + 2)
  }
}

/** SOF0 to SOF15 without DHT, JPG and DAC, which share their range. */
function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
}

const app1 = 0xffe1
const exif = 0x45786966
const orientationTag = 0x0112

/** Orientation by Exif, from 1 to 8; 1, as the picture lies in the file, where none is given. */
function orientationIn(head: DataView): number {
  for (const { marker, at } of segmentsOf(head)) {
    if (isFrame(marker)) break
    const end = Math.min(at + 2 + head.getUint16(at + 2), head.byteLength)
    if (marker !== app1 || end < at + 18 || head.getUint32(at + 4) !== exif) continue
    return orientationOf(new DataView(head.buffer, at + 10, end - at - 10))
  }
  return 1
}

/** The tag among the entries of the first directory of a TIFF, in either byte order. */
function orientationOf(tiff: DataView): number {
  const little = tiff.getUint16(0) === 0x4949
  const first = tiff.getUint32(4, little)
  const count = first + 2 <= tiff.byteLength ? tiff.getUint16(first, little) : 0
  for (let at = first + 2; at < first + 2 + 12 * count && at + 12 <= tiff.byteLength; at += 12)
    if (tiff.getUint16(at, little) === orientationTag) {
      const orientation = tiff.getUint16(at + 8, little)
      return orientation >= 1 && orientation <= 8 ? orientation : 1
    }
  return 1
}
