import { useQuery } from '@tanstack/react-query'
import { Columns2 } from 'lucide-react'
import { formatInstant } from '../../../format/dates'
import { formatMoney, formatNumber, formatPoints } from '../../../format/numbers'
import { pathTo } from '../../../paths'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { Link } from '../../../ui/Link'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { EInvoiceView } from './EInvoiceView'
import { FileViewer } from './FileViewer'
import { invoiceQuery, type ReviewedInvoice } from './queries'

interface DuplicatesProps {
  invoice: ReviewedInvoice
  /** Id of the invoice beside this one. */
  compared: string | null
  onCompare: (id: string | null) => void
}

/** Names what two invoices have in common, the strongest sign first. */
function sameIn(other: ReviewedInvoice['possible_duplicates'][number]): string {
  if (other.same_file) return 'ten sam plik'
  return other.same_ksef_number ? 'ten sam numer KSeF' : 'ten sam numer'
}

/** Possible duplicates, each with a button that shows it beside this invoice. */
export function Duplicates({ invoice, compared, onCompare }: DuplicatesProps) {
  const { possible_duplicates: others } = invoice
  if (others.length === 0) return null
  return (
    <div className="mb-5 flex flex-col gap-3">
      <Card>
        <Alert tone="warning">
          <p className="font-semibold">Możliwy duplikat. Porównaj, zanim przyznasz punkty:</p>
        </Alert>
        <ul className="mt-3 flex flex-col gap-2">
          {others.map((other) => (
            <li key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                <Link to={pathTo('/zaplecze/faktury/:id', { id: other.id })}>{other.number}</Link>,{' '}
                {other.distributor}, {other.participant}, {other.status.label.toLowerCase()}
                {`, ${sameIn(other)}`}
              </span>
              <Button
                variant="secondary"
                icon={<Columns2 aria-hidden className="size-5" />}
                aria-label={`${compared === other.id ? 'Ukryj porównanie' : 'Porównaj obok siebie'}: ${other.number}, ${other.participant}`}
                onPress={() => onCompare(compared === other.id ? null : other.id)}
              >
                {compared === other.id ? 'Ukryj porównanie' : 'Porównaj obok siebie'}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      {compared !== null && (
        <section aria-label="Porównanie faktur" className="grid items-start gap-4 lg:grid-cols-2">
          <Side invoice={invoice} title="Ta faktura" />
          <Other id={compared} />
        </section>
      )}
    </div>
  )
}

function Other({ id }: { id: string }) {
  const { data: other } = useQuery(invoiceQuery(id))
  return other ? <Side invoice={other} title="Druga faktura" /> : <PageSkeleton />
}

function Side({ invoice, title }: { invoice: ReviewedInvoice; title: string }) {
  const { participant, lines, file, einvoice } = invoice
  return (
    <Card>
      <CardHead title={`${title}: ${invoice.number}`} />
      <p className="mb-3">
        <StatusBadge color={statusColor(invoice.status.color)} label={invoice.status.label} />{' '}
        {invoice.distributor}
        <br />
        {participant.first_name} {participant.last_name}, NIP {participant.nip}
        <br />
        <span className="text-muted">Zgłoszona {formatInstant(invoice.reported_at)}</span>
      </p>
      {einvoice ? (
        <EInvoiceView id={invoice.id} einvoice={einvoice} />
      ) : file ? (
        <FileViewer invoice={invoice.id} name={`${title}, ${file.name}`} beside />
      ) : (
        <Alert tone="info">Dane dystrybutora (EDI), bez pliku.</Alert>
      )}
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {lines.length === 0 && <li className="text-muted">Bez wpisanych pozycji</li>}
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap gap-x-3 py-2">
            <span className="font-semibold">
              {line.product}, {formatNumber(line.quantity)} × {line.pack}
            </span>
            <span className="ml-auto">{formatMoney(line.net_value)}</span>
            <span>{formatPoints(line.points)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
