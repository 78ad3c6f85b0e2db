import { Passed, tryOut } from '../api/dry-run'
import { type Failure, failureFrom } from '../api/errors'

/** The server's answer to a form that it only tried. */
export type Verdict =
  | { readonly kind: 'passed'; readonly message: string }
  | { readonly kind: 'failure'; readonly failure: Failure }
  /** The form's own rules refuse it: nothing was sent. */
  | { readonly kind: 'unsent' }

/** Has the server try what a form holds; nothing of it is kept there, nor does the form go on by it. */
export async function judge(send: () => Promise<boolean>): Promise<Verdict> {
  try {
    const isSent = await tryOut(send)
    return isSent ? { kind: 'passed', message: 'Formularz nie pyta serwera.' } : { kind: 'unsent' }
  } catch (thrown) {
    if (thrown instanceof Passed) return { kind: 'passed', message: thrown.sentence ?? '' }
    return { kind: 'failure', failure: failureFrom(thrown) }
  }
}
