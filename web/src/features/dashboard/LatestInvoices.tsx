import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { formatDay } from '../../format/dates'
import { formatPoints } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { modalHash } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink, Link } from '../../ui/Link'
import { Skeleton } from '../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { type Invoice, newestInvoicesQuery } from './queries'

const shown = 5

/** The newest invoices of the season; each leads to its lines. */
export function LatestInvoices({ season }: { season: number }) {
  const { data, isError } = useQuery({ ...newestInvoicesQuery(String(season)), throwOnError: false })
  const invoices = data?.data.items.slice(0, shown)
  return (
    <Card>
      <CardHead
        title="Ostatnie faktury"
        action={
          <Link to="/moje-faktury" alone>
            Wszystkie faktury
          </Link>
        }
      />
      {invoices === undefined && isError ? (
        <p className="text-muted">Nie udało się ich teraz pobrać.</p>
      ) : invoices === undefined ? (
        <Skeleton className="h-122 w-full sm:h-92" />
      ) : invoices.length === 0 ? (
        <NoInvoices />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ invoice }: { invoice: Invoice }) {
  const { id, document_name, distributor_name, date, points, status } = invoice
  const isDecided = status.code !== 'pending' || points > 0
  return (
    <li className="relative -mx-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-3 hover:bg-page sm:-mx-5 sm:px-5">
      <span className="max-w-full font-semibold">
        <Link to={`?${new URLSearchParams({ id })}${modalHash('szczegoly-faktury')}`} stretched>
          {document_name}
        </Link>
      </span>
      <StatusBadge color={statusColor(status.color)} label={status.label} />
      <span className="flex min-w-0 basis-full flex-wrap justify-between gap-x-3 text-muted tabular-nums">
        <span className="min-w-0 basis-full truncate sm:basis-0 sm:grow">{distributor_name}</span>
        <span>{formatDay(date)}</span>
        <span className={`min-w-24 text-right ${isDecided ? 'font-bold text-ink' : ''}`}>
          {isDecided ? formatPoints(points) : 'po\u00a0sprawdzeniu'}
        </span>
      </span>
    </li>
  )
}

function NoInvoices() {
  return (
    <EmptyState
      icon={FileText}
      title="W tym sezonie nie masz jeszcze faktur"
      action={<ButtonLink to={modalHash('zglos-fakture')}>Zgłoś fakturę</ButtonLink>}
    >
      {noBreak(
        'Zrób telefonem zdjęcie faktury za środki z programu i wyślij je do nas. Po sprawdzeniu dopiszemy punkty za każdy litr i kilogram.',
      )}
    </EmptyState>
  )
}
