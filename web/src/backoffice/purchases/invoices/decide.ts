import { pathTo } from '../../../paths'
import { delayedNow, sendLater } from '../../../session/delayed'
import { type Draft, forgetDraft, saveDraft } from './drafts'
import { cachedInvoice, checkReview, type Decision, type ReviewedInvoice, review } from './queries'

/** Submits a decision: it is validated at once and sent after ten seconds, unless it is undone. */
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

/** Next waiting invoice, without those whose decision is still delayed and which the server counts as waiting. */
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
