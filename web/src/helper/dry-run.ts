import { DryRunPassed, dryRun } from '../api/dry-run'
import { type Failure, failureFrom } from '../api/errors'

/** The server's answer to a dry run. */
export type DryRunResult =
  | { readonly kind: 'passed'; readonly message: string }
  | { readonly kind: 'failure'; readonly failure: Failure }
  /** The form's own validation failed; nothing was sent. */
  | { readonly kind: 'unsent' }

/** Runs the form against the server as a dry run; neither server nor form keeps the result. */
export async function runDry(send: () => Promise<boolean>): Promise<DryRunResult> {
  try {
    const isSent = await dryRun(send)
    return isSent ? { kind: 'passed', message: 'Formularz nie pyta serwera.' } : { kind: 'unsent' }
  } catch (thrown) {
    if (thrown instanceof DryRunPassed) return { kind: 'passed', message: thrown.sentence ?? '' }
    return { kind: 'failure', failure: failureFrom(thrown) }
  }
}
