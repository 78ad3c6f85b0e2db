import type { Labels, Vocabulary } from '../platform/audit/vocabulary'

/** Statuses of lines in the filter of their export. */
const lineStatuses: Labels = {
  accepted: 'zaakceptowane',
  limit: 'z\u00a0limitem',
  'limit.product': 'z\u00a0limitem produktu',
  pending: 'czekające',
  rejected: 'odrzucone',
}

/** The audit log's vocabulary for invoices and corrections. */
export const purchaseVocabulary: Vocabulary = {
  codes: {
    einvoice_corrections: {
      status: {
        applied: 'uwzględniona',
        pending: 'do sprawdzenia',
        unchanged: 'bez zmian',
        waiting: 'czeka na fakturę',
      },
    },
    exports: { status: lineStatuses },
    invoices: {
      status: {
        accepted: 'zaakceptowana',
        limit: 'z\u00a0limitem',
        'limit.product': 'z\u00a0limitem produktu',
        partial: 'zaakceptowana częściowo',
        pending: 'czeka',
        rejected: 'odrzucona',
      },
    },
  },
}
