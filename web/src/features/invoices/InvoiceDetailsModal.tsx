import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import type { ModalViewProps } from '../../modal/modal'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { DialogTitle } from '../../ui/Dialog'
import { PageSkeleton } from '../../ui/Skeleton'
import { type Appealed, AppealForm } from './AppealForm'
import { InvoiceDescription } from './InvoiceDescription'
import { InvoiceRows } from './InvoiceRows'
import { invoiceQuery } from './queries'

/** `#!szczegoly-faktury?id=…`: one invoice line by line, with the reason for the points of each. */
export default function InvoiceDetailsModal({ close }: ModalViewProps) {
  const { data: invoice, error, refetch } = useQuery(invoiceQuery(useRequestedId()))
  const [appealed, setAppealed] = useState<Appealed | null>(null)
  if (appealed) return <AppealForm appealed={appealed} onClose={() => setAppealed(null)} />
  return (
    <>
      <DialogTitle>{invoice ? `Faktura ${invoice.document_name}` : 'Szczegóły faktury'}</DialogTitle>
      {invoice ? (
        <>
          <InvoiceDescription invoice={invoice} onAppeal={setAppealed} />
          <InvoiceRows invoice={invoice} onAppeal={setAppealed} />
        </>
      ) : error ? (
        <Problem error={error} onRetry={refetch} onClose={close} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

/** The id in the address; while the modal closes, the last one. */
function useRequestedId(): string {
  const [search] = useSearchParams()
  const requestedId = search.get('id') ?? ''
  const [last, setLast] = useState(requestedId)
  if (requestedId !== '' && requestedId !== last) setLast(requestedId)
  return requestedId === '' ? last : requestedId
}

function Problem({ error, onRetry, onClose }: { error: Error; onRetry: () => void; onClose: () => void }) {
  const { status, sentence } = failureFrom(error)
  const isGone = status === 404
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert tone="danger" announce>
        {isGone ? 'Nie ma takiej faktury wśród Twoich faktur' : (sentence ?? messages.failed)}
      </Alert>
      {isGone ? (
        <Button onPress={onClose}>Zamknij</Button>
      ) : (
        <Button onPress={onRetry}>Spróbuj ponownie</Button>
      )}
    </div>
  )
}
