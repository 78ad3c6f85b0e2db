import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ModalViewProps } from '../../modal/modal'
import { DialogTitle } from '../../ui/Dialog'
import { PageSkeleton } from '../../ui/Skeleton'
import { AppealForm } from './AppealForm'
import { appealedIn } from './appealed'
import { InvoiceDescription } from './InvoiceDescription'
import { InvoiceProblem } from './InvoiceProblem'
import { InvoiceRows } from './InvoiceRows'
import { appealParameter } from './paths'
import { type InvoiceDetails, invoiceQuery } from './queries'
import { useRequestedId } from './useRequestedId'

/** `#!szczegoly-faktury?id=…`: one invoice line by line, with the reason for the points of each. */
export default function InvoiceDetailsModal({ close }: ModalViewProps) {
  const { data: invoice, error, refetch } = useQuery(invoiceQuery(useRequestedId()))
  const { appealed, close: closeAppeal } = useAppealed(invoice)
  if (appealed) return <AppealForm appealed={appealed} onClose={closeAppeal} />
  return (
    <>
      <DialogTitle>{invoice ? `Faktura ${invoice.document_name}` : 'Szczegóły faktury'}</DialogTitle>
      {invoice ? (
        <>
          <InvoiceDescription invoice={invoice} />
          <InvoiceRows invoice={invoice} />
        </>
      ) : error ? (
        <InvoiceProblem error={error} onRetry={refetch} onClose={close} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

/** Reads what is appealed against in the address, where a reload and a new sign-in find it again, with its draft. */
function useAppealed(invoice: InvoiceDetails | undefined) {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  return {
    appealed: invoice ? appealedIn(invoice, search.get(appealParameter)) : null,
    close() {
      const next = new URLSearchParams(search)
      next.delete(appealParameter)
      navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true })
    },
  }
}
