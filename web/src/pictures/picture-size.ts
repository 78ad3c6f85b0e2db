export interface Size {
  readonly width: number
  readonly height: number
}

/** Bytes of a JPEG in which its size is looked for; a camera's thumbnail and profile stand before it. */
const headBytes = 512 * 1024

const pngSignature = 0x89504e47

/** Size in pixels of a PNG or a JPEG, read without decoding it; undefined where its head does not say it. */
export async function pictureSize(file: Blob): Promise<Size | undefined> {
  const head = new DataView(await file.slice(0, headBytes).arrayBuffer())
  if (head.byteLength < 24) return undefined
  return head.getUint32(0) === pngSignature ? pngSize(head) : jpegSize(head)
}

function pngSize(head: DataView): Size {
  return { width: head.getUint32(16), height: head.getUint32(20) }
}

/** Walks over a JPEG's segments to its frame header (SOF). */
function jpegSize(head: DataView): Size | undefined {
  if (head.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 <= head.byteLength; ) {
    const marker = head.getUint16(at)
    if (marker < 0xff01) return undefined
    if (isFrame(marker)) return { height: head.getUint16(at + 5), width: head.getUint16(at + 7) }
    /* A marker may be preceded by any number of fill bytes. */
    at += marker === 0xffff ? 1 : 2 + head.getUint16(at + 2)
  }
  return undefined
}

/** SOF0 to SOF15 without DHT, JPG and DAC, which share their range. */
function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
}
