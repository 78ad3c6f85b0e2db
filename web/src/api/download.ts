import { answer, type FetchResult } from './client'

/** The time a browser has to begin reading the file that it saves, in milliseconds. */
const revokeDelay = 60_000

/** Lets the browser save what came by a call: a link to the file itself would carry no bearer. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  const url = URL.createObjectURL(content)
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay)
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
export async function saveAnswer(call: Promise<FetchResult<unknown>>, otherwise: string): Promise<void> {
  const content = (await answer(call)) as Blob
  const { response } = await call
  saveFile(content, fileNameIn(response.headers, otherwise))
}

/** The whole of an answer's body, told in bytes as it comes; its length is not known before. */
export async function readWithProgress(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
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
