import { Failure, failureFrom } from '../../../api/errors'
import { withTypedPlaceholders } from '../../../format/places'

/** Rejects with the server's field errors, their placeholders replaced by those that the operator types. */
export async function withTypedErrors<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (thrown) {
    const { kind, status, code, sentence, fields, requestId, retryAfter } = failureFrom(thrown)
    const errors = Object.fromEntries(
      Object.entries(fields).map(([field, texts]) => [field, texts.map(withTypedPlaceholders)]),
    )
    const body = { error: code, message: sentence, errors }
    throw new Failure(kind, { status, body, requestId, retryAfter, cause: thrown })
  }
}
