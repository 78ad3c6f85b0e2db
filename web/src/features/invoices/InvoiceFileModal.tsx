import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { noBreak } from '../../format/text'
import { loadOrReload } from '../../loading'
import type { ModalViewProps } from '../../modal/modal'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { DialogTitle } from '../../ui/Dialog'
import { ButtonLink } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { useObjectUrl } from '../../ui/useObjectUrl'
import { DownloadButton } from './DownloadButton'
import { InvoiceProblem } from './InvoiceProblem'
import { detailsLink } from './paths'
import { type InvoiceDetails, invoiceFileQuery, invoiceQuery } from './queries'
import { useRequestedId } from './useRequestedId'

const FilePages = lazy(() => loadOrReload(() => import('./FilePages')))

/** `#!plik-faktury?id=…`: the file of an invoice, which a link can open in a new tab. */
export default function InvoiceFileModal({ close }: ModalViewProps) {
  const id = useRequestedId()
  const { data: invoice, error, refetch } = useQuery(invoiceQuery(id))
  return (
    <>
      <DialogTitle>{invoice ? `Plik faktury ${invoice.document_name}` : 'Plik faktury'}</DialogTitle>
      {invoice ? (
        <InvoiceFile invoice={invoice} />
      ) : error ? (
        <InvoiceProblem error={error} onRetry={refetch} onClose={close} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

function InvoiceFile({ invoice }: { invoice: InvoiceDetails }) {
  const [search] = useSearchParams()
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        {invoice.file && <DownloadButton invoice={invoice} />}
        <ButtonLink to={detailsLink(search, invoice.id)} variant="secondary">
          Pozycje i&nbsp;punkty
        </ButtonLink>
      </div>
      {invoice.file ? <Content id={invoice.id} name={invoice.document_name} /> : <NoFile />}
    </>
  )
}

function NoFile() {
  return (
    <p className="text-muted">{noBreak('Do tej faktury nie ma pliku: jej dane przysłał dystrybutor.')}</p>
  )
}

function Content({ id, name }: { id: string; name: string }) {
  const { data: file, error, refetch } = useQuery(invoiceFileQuery(id))
  if (error) return <NotFetched error={error} onRetry={refetch} />
  if (!file) return <PageSkeleton />
  if (file.type.startsWith('image/')) return <Photo file={file} name={name} />
  if (file.type === 'application/pdf')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <FilePages file={file} />
      </Suspense>
    )
  return <p>{noBreak('To e-faktura z KSeF (XML). Jej treść jest w pozycjach, a plik możesz pobrać.')}</p>
}

function NotFetched({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert tone="danger" announce>
        {failureFrom(error).sentence ?? messages.failed}
      </Alert>
      <Button onPress={onRetry}>Spróbuj ponownie</Button>
    </div>
  )
}

function Photo({ file, name }: { file: Blob; name: string }) {
  const address = useObjectUrl(file)
  if (!address) return null
  return (
    <img
      src={address}
      alt={`Zdjęcie faktury ${name}`}
      className="w-full rounded-control border border-line"
    />
  )
}
