import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { formatInstant } from '../../format/dates'
import { formatPoints } from '../../format/numbers'
import { pathTo } from '../../paths'
import { Alert } from '../../ui/Alert'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink, Link } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { showSuccess } from '../../ui/toast-queue'
import { DecidedLines } from './DecidedLines'
import { FileViewer } from './FileViewer'
import { invoiceQuery, type ReviewedInvoice } from './queries'
import { ReviewForm } from './ReviewForm'

/** `/zaplecze/faktury/:id`: the file beside what is read off it, and the decision. */
export default function ReviewPage() {
  const { id = '' } = useParams()
  const { data: invoice } = useQuery(invoiceQuery(id))
  const navigate = useNavigate()
  if (!invoice) return <PageSkeleton />
  const next = invoice.next_waiting
  function goOn(message: string) {
    showSuccess(message)
    navigate(next ? pathTo('/zaplecze/faktury/:id', { id: next }) : '/zaplecze/faktury')
  }
  return (
    <>
      <Head invoice={invoice} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {invoice.file ? (
          <FileViewer key={invoice.id} invoice={invoice.id} name={invoice.file.name} />
        ) : (
          <Alert tone="info">Faktura z danych dystrybutora (EDI), bez pliku.</Alert>
        )}
        <div className="flex min-w-0 flex-col gap-5">
          <Duplicates invoice={invoice} />
          <Buyer invoice={invoice} />
          <DecidedLines invoice={invoice} />
          {invoice.status.code === 'pending' && (
            <ReviewForm key={`${invoice.id} ${invoice.version}`} invoice={invoice} onDecided={goOn} />
          )}
        </div>
      </div>
    </>
  )
}

function Head({ invoice }: { invoice: ReviewedInvoice }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h1 className="font-bold text-h1">{invoice.number}</h1>
      <StatusBadge color={statusColor(invoice.status.color)} label={invoice.status.label} />
      <span className="text-muted">
        {invoice.distributor}, zgłoszona {formatInstant(invoice.reported_at)}
      </span>
      <span className="ml-auto flex gap-2">
        <ButtonLink look="quiet" to="/zaplecze/faktury">
          Lista
        </ButtonLink>
        {invoice.next_waiting && (
          <ButtonLink look="secondary" to={pathTo('/zaplecze/faktury/:id', { id: invoice.next_waiting })}>
            Następna
          </ButtonLink>
        )}
      </span>
    </div>
  )
}

function Buyer({ invoice: { participant, reason } }: { invoice: ReviewedInvoice }) {
  return (
    <Card>
      <CardHead title="Uczestnik" />
      <p className="font-semibold">
        {participant.first_name} {participant.last_name}
      </p>
      <p className="text-muted">
        {participant.company_name}, {participant.city}, NIP {participant.nip}
        <br />
        {participant.phone}, {participant.email}
        <br />
        Dostępne: {formatPoints(participant.points_available)}, łącznie:{' '}
        {formatPoints(participant.points_total)}
      </p>
      {reason && (
        <p className="mt-3">
          <span className="text-muted">Powód odrzucenia: </span>
          {reason}
        </p>
      )}
    </Card>
  )
}

function Duplicates({ invoice: { possible_duplicates: others } }: { invoice: ReviewedInvoice }) {
  if (others.length === 0) return null
  return (
    <Alert tone="warning">
      <p className="font-semibold">Możliwy duplikat. Porównaj, zanim przyznasz punkty:</p>
      <ul className="mt-1 list-disc pl-5">
        {others.map((other) => (
          <li key={other.id}>
            <Link to={pathTo('/zaplecze/faktury/:id', { id: other.id })}>{other.number}</Link>,{' '}
            {other.distributor}, {other.participant}, {other.status.label.toLowerCase()}
            {other.same_file ? ', ten sam plik' : ', ten sam numer'}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
