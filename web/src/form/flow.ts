import type { Failure } from '../api/errors'

/** State of a form from typing to the answer. */
export type Flow<Answer> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'validating' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'success'; readonly answer: Answer; readonly isSettled: boolean }
  | {
      readonly kind: 'failure'
      readonly failure: Failure
      /** The form's own sentence; null where its fields show all errors. */
      readonly sentence: string | null
      readonly isSettled: boolean
    }

/** The time in milliseconds for which loading stays visible after the answer, so that it does not flicker. */
export const shownTimes = { success: 300, failure: 600 } as const

export function isPending(flow: Flow<unknown>): boolean {
  if (flow.kind === 'success' || flow.kind === 'failure') return !flow.isSettled
  return flow.kind !== 'idle'
}

export function sentenceOfFailure(flow: Flow<unknown>): string | null {
  return flow.kind === 'failure' ? flow.sentence : null
}
