import type { Failure } from '../api/errors'

/** The state of a form between typing and its answer. */
export type Flow<Answer> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'validating' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'success'; readonly answer: Answer; readonly isSettled: boolean }
  | {
      readonly kind: 'failure'
      readonly failure: Failure
      /** The form's own sentence on it; null where its fields say it all. */
      readonly sentence: string | null
      readonly isSettled: boolean
    }

/** The time that loading is shown after the answer, in milliseconds: a flicker would not be seen. */
export const shownTimes = { success: 300, failure: 600 } as const

export function isPending(flow: Flow<unknown>): boolean {
  if (flow.kind === 'success' || flow.kind === 'failure') return !flow.isSettled
  return flow.kind !== 'idle'
}

export function sentenceOfFailure(flow: Flow<unknown>): string | null {
  return flow.kind === 'failure' ? flow.sentence : null
}
