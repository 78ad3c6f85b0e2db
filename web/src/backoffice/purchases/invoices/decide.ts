import { pathTo } from '../../../paths'
import { delayedNow, sendLater } from '../../../session/delayed'
import { type Draft, forgetDraft, saveDraft } from './drafts'
import { cachedInvoice, checkReview, type Decision, type ReviewedInvoice, review } from './queries'

/** Makes a decision: its errors are told at once, it is kept in ten seconds unless it is taken back. */
export async function decide(invoice: ReviewedInvoice, decision: Decision, draft: Draft) {
  await checkReview(invoice.id, decision)
  saveDraft(invoice.id, draft)
  sendLater({
    id: invoice.id,
    title: `${decision.reject ? 'Odrzucenie faktury' : 'Faktura'} ${invoice.number}`,
    place: pathTo('/zaplecze/faktury/:id', { id: invoice.id }),
    send: async (leaving) => {
      await review(invoice.id, decision, leaving)
      forgetDraft(invoice.id)
    },
  })
  return {}
}

/** The invoice to go on with: not one whose decision is about to be kept, which the server still takes for waiting. */
export function nextOf(invoice: ReviewedInvoice): string | null {
  const decided = new Set([invoice.id, ...delayedNow().map(({ id }) => id)])
  const seen = new Set<string>()
  let next = invoice.next_waiting ?? null
  while (next !== null && decided.has(next)) {
    if (seen.has(next)) return null
    seen.add(next)
    next = cachedInvoice(next)?.next_waiting ?? null
  }
  return next
}
