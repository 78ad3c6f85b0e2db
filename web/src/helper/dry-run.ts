import { Passed, tryOut } from '../api/dry-run'
import { type Failure, failureFrom } from '../api/errors'

/** The server's answer to a dry run. */
export type Verdict =
  | { readonly kind: 'passed'; readonly message: string }
  | { readonly kind: 'failure'; readonly failure: Failure }
  /** The form's own validation failed; nothing was sent. */
  | { readonly kind: 'unsent' }

/** Runs the form against the server as a dry run; neither server nor form keeps the result. */
export async function judge(send: () => Promise<boolean>): Promise<Verdict> {
  try {
    const isSent = await tryOut(send)
    return isSent ? { kind: 'passed', message: 'Formularz nie pyta serwera.' } : { kind: 'unsent' }
  } catch (thrown) {
    if (thrown instanceof Passed) return { kind: 'passed', message: thrown.sentence ?? '' }
    return { kind: 'failure', failure: failureFrom(thrown) }
  }
}
