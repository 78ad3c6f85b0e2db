import { Failure, failureFrom } from './errors'
import { messages } from './messages'

/** What must be agreed to: a screen cannot go on without it and says so in one sentence, whatever the server's was. */
export async function neededAgreements<T>(request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (thrown) {
    const failure = failureFrom(thrown)
    if (failure.kind !== 'refused' && failure.kind !== 'server') throw failure
    const body = { message: messages.noAgreements }
    throw new Failure(failure.kind, { status: failure.status, body, cause: failure })
  }
}
