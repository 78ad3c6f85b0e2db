import { expect, test, vi } from 'vitest'
import { failureFrom } from './errors'
import { headersIn, withProgress } from './upload'

/** Stand-in for the browser's `XMLHttpRequest`, whose steps the test takes. */
class FakeCall {
  static latest: FakeCall | null = null
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly headers = new Headers()
  status = 0
  response: Blob | null = null
  responseType = ''
  sent: Blob | undefined
  onload = () => {}
  onerror = () => {}
  onabort = () => {}

  constructor() {
    FakeCall.latest = this
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\n'
  }
  abort() {
    this.onabort()
  }
  send(body: Blob) {
    this.sent = body
  }
  answer(status: number, body: string) {
    this.status = status
    this.response = new Blob([body])
    this.onload()
  }
}

async function sending(onProgress: (part: number) => void = () => {}, signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', FakeCall)
  FakeCall.latest = null
  const request = new Request('http://localhost/api/v1/invoices/submit', {
    method: 'POST',
    headers: { Authorization: 'Bearer t', 'Idempotency-Key': 'k' },
    body: 'invoice',
    ...(signal ? { signal } : {}),
  })
  const response = withProgress(onProgress)(request)
  const call = await vi.waitFor(() => {
    if (!FakeCall.latest?.sent) throw new Error('Nothing was sent yet')
    return FakeCall.latest
  })
  return { call, response }
}

test('tells how much has left, and gives the answer as fetch would', async () => {
  const parts: number[] = []
  const { call, response } = await sending((part) => parts.push(part))
  call.upload.onprogress?.({ loaded: 1, total: 4 })
  call.upload.onprogress?.({ loaded: 4, total: 4 })
  call.answer(201, '{"data":{"id":"x"}}')
  const answered = await response
  expect(parts).toEqual([0.25, 1])
  expect(answered.status).toBe(201)
  expect(await answered.json()).toEqual({ data: { id: 'x' } })
})

test('takes the headers of the request along', async () => {
  const { call, response } = await sending()
  call.answer(204, '')
  expect((await response).status).toBe(204)
  expect(call.headers.get('Authorization')).toBe('Bearer t')
  expect(call.headers.get('Idempotency-Key')).toBe('k')
})

test('a lost connection and a cancelled upload are what they are in the catalogue', async () => {
  const lost = await sending()
  lost.call.onerror()
  expect(failureFrom(await lost.response.catch((thrown: unknown) => thrown)).kind).toBe('network')

  const stop = new AbortController()
  const cancelled = await sending(undefined, stop.signal)
  stop.abort()
  expect(failureFrom(await cancelled.response.catch((thrown: unknown) => thrown)).kind).toBe('cancelled')
})

test('reads the headers of an answer, colons in values included', () => {
  const headers = headersIn('content-type: application/json\r\nretry-after: 30\r\nx-time: 09:30:00\r\n')
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('retry-after')).toBe('30')
  expect(headers.get('x-time')).toBe('09:30:00')
})

test('an answer without headers has none', () => {
  expect(Array.from(headersIn(''))).toEqual([])
})
