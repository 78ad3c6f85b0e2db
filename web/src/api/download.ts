import { answer, type Settled } from './client'

/** How long a browser may take to begin reading what it saves, in milliseconds. */
const readingTime = 60_000

/** Lets the browser save what came by a call: a link to the file itself would carry no bearer. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  const url = URL.createObjectURL(content)
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readingTime)
}

/** Has the browser save what stands behind an address that needs no bearer, and stay on the page. */
export function saveFrom(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** The name that the server gives a download in `Content-Disposition`, else the one given here. */
export function fileNameIn(headers: Headers, otherwise: string): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? otherwise
}

/** Saves the file that a call answers with. */
export async function saveAnswer(call: Promise<Settled<unknown>>, otherwise: string): Promise<void> {
  const content = (await answer(call)) as Blob
  const { response } = await call
  saveFile(content, fileNameIn(response.headers, otherwise))
}

/** The whole of an answer's body, told in bytes as it comes; its length is not known before. */
export async function readTelling(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const type = response.headers.get('content-type') ?? ''
  const chunks: BlobPart[] = []
  let bytes = 0
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    bytes += value.byteLength
    onBytes(bytes)
  }
  return new Blob(chunks, { type })
}
