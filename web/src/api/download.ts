import { answer, type FetchResult } from './client'

/** The time in milliseconds before the object URL is revoked, in which the browser begins to read the file. */
const revokeDelay = 60_000

/** Saves a fetched file, because a plain link would carry no bearer. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  const url = URL.createObjectURL(content)
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay)
}

/** Saves the file at an address that needs no bearer, without leaving the page. */
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

/** The whole body of an answer, with its progress in bytes; the length is not known in advance. */
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
