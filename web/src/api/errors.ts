import { messages } from './messages'

/**
 * Everything that can go wrong with a call:
 * - `network`: no answer came;
 * - `cancelled`: we no longer wanted the answer;
 * - `signedOut`: 401 that a refresh did not cure;
 * - `accessDenied`: signed in, but not the audience of this call;
 * - `refused`: the server says no and why (any other 4xx);
 * - `server`: the server failed or is away (5xx).
 */
type FailureKind = 'network' | 'cancelled' | 'signedOut' | 'accessDenied' | 'refused' | 'server'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** A refusal as it travels; foreign services may put other shapes into the same fields. */
interface RefusalBody {
  readonly message?: unknown
  readonly error?: unknown
  readonly errors?: unknown
  readonly error_description?: unknown
}

export interface FailureDetail {
  readonly status?: number
  readonly body?: unknown
  readonly requestId?: string | null
  /** Seconds, from the `Retry-After` header. */
  readonly retryAfter?: number | null
  readonly cause?: unknown
}

/** The error that a call throws; `kind` is a closed list. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly kind: FailureKind
  /** The answer's status, 500 where no answer came. */
  readonly status: number
  readonly fields: FieldErrors
  /** The machine-readable error code; never shown. */
  readonly code: string | null
  readonly requestId: string | null
  readonly retryAfter: number | null
  /** The sentence that a screen may show, or null where the server gave none. */
  readonly sentence: string | null

  constructor(kind: FailureKind, detail: FailureDetail = {}) {
    const body = asRefusal(detail.body)
    const sentence = kind === 'network' ? messages.network : sentenceOf(body)
    super(sentence ?? messages.unknown, { cause: detail.cause })
    this.kind = kind
    this.status = detail.status ?? 500
    this.fields = fieldsOf(body.errors)
    this.code = textOf(body.error)
    this.requestId = detail.requestId ?? null
    this.retryAfter = detail.retryAfter ?? null
    this.sentence = sentence
  }
}

/** The failure for an answer outside 2xx. */
export function failureOf(response: Response, body: unknown): Failure {
  return new Failure(kindOf(response.status, asRefusal(body)), {
    status: response.status,
    body,
    requestId: response.headers.get('x-request-id'),
    retryAfter: secondsOf(response.headers.get('retry-after')),
  })
}

/** The failure for anything thrown during a call. */
export function failureFrom(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  const cancelled = thrown instanceof DOMException && thrown.name === 'AbortError'
  return new Failure(cancelled ? 'cancelled' : 'network', { cause: thrown })
}

function kindOf(status: number, body: RefusalBody): FailureKind {
  if (body.error === 'access_denied') return 'accessDenied'
  if (status === 401) return 'signedOut'
  return status >= 500 ? 'server' : 'refused'
}

/**
 * The first of `errors`, `message` and `error_description`, in the documented order; field errors are shown at their
 * fields.
 */
function sentenceOf(body: RefusalBody): string | null {
  return textOf(body.errors) ?? textOf(body.message) ?? textOf(body.error_description)
}

function fieldsOf(errors: unknown): FieldErrors {
  if (typeof errors !== 'object' || errors === null) return {}
  const fields = Object.entries(errors).map(([field, texts]) => [field, textsOf(texts)] as const)
  return Object.fromEntries(fields.filter(([, texts]) => texts.length > 0))
}

function textsOf(value: unknown): string[] {
  const texts = Array.isArray(value) ? value : [value]
  return texts.filter((text) => typeof text === 'string')
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function secondsOf(header: string | null): number | null {
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) ? seconds : null
}

function asRefusal(body: unknown): RefusalBody {
  return typeof body === 'object' && body !== null ? body : {}
}
