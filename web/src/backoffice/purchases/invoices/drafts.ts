import type { ReviewValues } from './review-schema'

/** Unsaved values of an invoice's form, restored when the operator returns. */
export type Draft =
  | { readonly kind: 'lines'; readonly values: ReviewValues }
  | { readonly kind: 'reject'; readonly reason: string }

const drafts = new Map<string, Draft>()

export function saveDraft(invoice: string, draft: Draft) {
  drafts.set(invoice, draft)
}

export function draftOf(invoice: string): Draft | undefined {
  return drafts.get(invoice)
}

export function forgetDraft(invoice: string) {
  drafts.delete(invoice)
}
