import { Failure, failureFrom } from './errors'
import { messages } from './messages'

/**
 * Awaits the list of agreements, without which a screen cannot go on; a refusal becomes one sentence, whatever the
 * server's was.
 */
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
