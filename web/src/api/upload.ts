import type { Transport } from './bearer'

/** Statuses whose answer has no body; a `Response` refuses to be made with one. */
const bodiless = [204, 205, 304]

/**
 * Transport that reports the sent fraction of the body, from 0 to 1, which `fetch` does not; a photo on a weak signal
 * takes long.
 */
export function withProgress(onProgress: (part: number) => void): Transport {
  return async (request) => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(request.method, request.url)
      for (const [name, value] of request.headers) call.setRequestHeader(name, value)
      call.responseType = 'blob'
      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      call.onload = () => resolve(responseOf(call))
      call.onerror = () => reject(new TypeError('No answer came'))
      call.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
      request.signal.addEventListener('abort', () => call.abort())
      call.send(body)
    })
  }
}

function responseOf(call: XMLHttpRequest): Response {
  const body = bodiless.includes(call.status) ? null : (call.response as Blob)
  return new Response(body, { status: call.status, headers: headersIn(call.getAllResponseHeaders()) })
}

/** "name: value" by the line, as the browser hands them over. */
export function headersIn(text: string): Headers {
  const headers = new Headers()
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}
