import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatDay, formatInstant } from '../../format/dates'
import { formatPoints } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { Alert } from '../../ui/Alert'
import { ButtonLink } from '../../ui/Link'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { Appeals } from './Appeals'
import { appealedInvoice } from './appealed'
import { DownloadButton } from './DownloadButton'
import { appealLink, fileLink } from './paths'
import { hasKnownPoints } from './points'
import type { InvoiceDetails } from './queries'
import { ReceivedCorrections } from './ReceivedCorrections'

interface InvoiceDescriptionProps {
  invoice: InvoiceDetails
}

/** The invoice as a whole: status with its reason, source and value. */
export function InvoiceDescription({ invoice }: InvoiceDescriptionProps) {
  const [search] = useSearchParams()
  const { status, reason } = invoice
  const isPending = status.code === 'pending'
  /* Date used until the operator enters the issue date: the report's. */
  const isRead = !isPending && invoice.rows.length > 0
  return (
    <div className="mb-5 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {hasKnownPoints(invoice) && (
            <span className="font-bold text-h1 tabular-nums">{formatPoints(invoice.points)}</span>
          )}
          <StatusBadge color={statusColor(status.color)} label={status.label} />
        </span>
        {invoice.file && <FileActions invoice={invoice} />}
      </div>
      {reason && <Alert tone="danger">{noBreak(reason)}</Alert>}
      <Appeals
        appeals={invoice.appeals}
        left={invoice.appeals_left ?? null}
        about={`faktura ${invoice.document_name}`}
        link={appealLink(search, appealedInvoice(invoice))}
      />
      {isPending && !isAppealed(invoice) && (
        <Alert tone="info">
          {noBreak('Sprawdzamy tę fakturę. Gdy skończymy, powiadomimy Cię w portalu i dopiszemy punkty.')}
        </Alert>
      )}
      <ReceivedCorrections corrections={invoice.received_corrections} />
      <dl className="grid gap-x-5 gap-y-3 rounded-card bg-page p-4 sm:grid-cols-2 lg:grid-cols-4">
        <AmountItem name="Dystrybutor">{invoice.distributor_name}</AmountItem>
        <AmountItem name="Nabywca">{invoice.buyer}</AmountItem>
        <AmountItem name={isRead ? 'Data wystawienia' : 'Data'}>{formatDay(invoice.date)}</AmountItem>
        <AmountItem name="Źródło">{sourceOf(invoice)}</AmountItem>
      </dl>
    </div>
  )
}

/** The file, which a link opens, in a new tab too, and a button saves. */
function FileActions({ invoice }: InvoiceDescriptionProps) {
  const [search] = useSearchParams()
  return (
    <span className="flex flex-wrap gap-3">
      <ButtonLink
        to={fileLink(search, invoice.id)}
        variant="secondary"
        icon={<Eye aria-hidden className="size-5" />}
      >
        Zobacz plik
      </ButtonLink>
      <DownloadButton invoice={invoice} />
    </span>
  )
}

/** True while an appeal is pending, which is shown with the appeal. */
function isAppealed({ appeals, rows }: InvoiceDetails): boolean {
  return [appeals, ...rows.map((row) => row.appeals)].some((made) =>
    made.some(({ answered_at }) => !answered_at),
  )
}

function AmountItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-small">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function sourceOf({ source, reported_at, matched }: InvoiceDetails): string {
  const when = formatInstant(reported_at)
  if (matched)
    return source === 'edi'
      ? `Dane od dystrybutora, ${when}, i\u00a0Twoje zgłoszenie`
      : `Twoje zgłoszenie, ${when}, potwierdzone danymi dystrybutora`
  return source === 'edi' ? `Dane od dystrybutora, ${when}` : `Twoje zgłoszenie, ${when}`
}
