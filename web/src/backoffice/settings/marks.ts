import { Failure, failureFrom } from '../../api/errors'

/** What stands for the ends of a route in the address of a maps service, as the server keeps it and as operators type it. */
const marks = [
  { stored: '{from}', typed: '{od}' },
  { stored: '{to}', typed: '{do}' },
] as const

/** An address as operators read and type it, or a sentence about it. */
export function withTypedMarks(text: string): string {
  return marks.reduce((changed, { stored, typed }) => changed.replaceAll(stored, typed), text)
}

/** An address as the server keeps it. */
export function withStoredMarks(text: string): string {
  return marks.reduce((changed, { stored, typed }) => changed.replaceAll(typed, stored), text)
}

/** What the server has against a field is said with the marks that the operator knows. */
export async function sayingTypedMarks<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (thrown) {
    const { kind, status, code, sentence, fields, requestId, retryAfter } = failureFrom(thrown)
    const errors = Object.fromEntries(
      Object.entries(fields).map(([field, texts]) => [field, texts.map(withTypedMarks)]),
    )
    const body = { error: code, message: sentence, errors }
    throw new Failure(kind, { status, body, requestId, retryAfter, cause: thrown })
  }
}
