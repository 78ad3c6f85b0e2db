import type { ReactNode } from 'react'
import { formatDay, formatInstant } from '../../format/dates'
import { formatPoints } from '../../format/numbers'
import { tie } from '../../format/text'
import { Alert } from '../../ui/Alert'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import type { Appealed } from './AppealForm'
import { Appeals } from './Appeals'
import { DownloadButton } from './DownloadButton'
import type { InvoiceDetails } from './queries'
import { arePointsKnown } from './words'

interface InvoiceFactsProps {
  invoice: InvoiceDetails
  onAppeal: (appealed: Appealed) => void
}

/** What concerns the invoice as a whole: its state and why, where it came from, what it is worth. */
export function InvoiceFacts({ invoice, onAppeal }: InvoiceFactsProps) {
  const { status, reason } = invoice
  const isPending = status.code === 'pending'
  /* Until the operator has read the day of issue off the invoice, the day of the report stands in. */
  const isRead = !isPending && invoice.rows.length > 0
  return (
    <div className="mb-5 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {arePointsKnown(invoice) && (
            <span className="font-bold text-h1 tabular-nums">{formatPoints(invoice.points)}</span>
          )}
          <StatusBadge color={statusColor(status.color)} label={status.label} />
        </span>
        {invoice.file && <DownloadButton invoice={invoice} />}
      </div>
      {reason && <Alert tone="danger">{tie(reason)}</Alert>}
      <Appeals
        appeals={invoice.appeals}
        left={invoice.appeals_left ?? null}
        about={`faktura ${invoice.document_name}`}
        onAppeal={() =>
          onAppeal({
            document: invoice.id,
            line: null,
            name: `Faktura ${invoice.document_name}`,
            rejection: reason ?? '',
          })
        }
      />
      {isPending && !isAppealed(invoice) && (
        <Alert tone="info">
          {tie('Sprawdzamy tę fakturę. Gdy skończymy, powiadomimy Cię w portalu i dopiszemy punkty.')}
        </Alert>
      )}
      <dl className="grid gap-x-5 gap-y-3 rounded-card bg-page p-4 sm:grid-cols-2 lg:grid-cols-4">
        <Fact name="Dystrybutor">{invoice.distributor_name}</Fact>
        <Fact name="Nabywca">{invoice.buyer}</Fact>
        <Fact name={isRead ? 'Data wystawienia' : 'Data'}>{formatDay(invoice.date)}</Fact>
        <Fact name="Źródło">{sourceOf(invoice)}</Fact>
      </dl>
    </div>
  )
}

/** Whether it is looked at for another time: then it says so where it was asked for. */
function isAppealed({ appeals, rows }: InvoiceDetails): boolean {
  return [appeals, ...rows.map((row) => row.appeals)].some((made) =>
    made.some(({ answered_at }) => !answered_at),
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
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
      ? `Dane od dystrybutora (EDI), ${when}, i Twoje zgłoszenie`
      : `Twoje zgłoszenie, ${when}, potwierdzone danymi dystrybutora (EDI)`
  return source === 'edi' ? `Dane od dystrybutora (EDI), ${when}` : `Twoje zgłoszenie, ${when}`
}
