import { formatMoney, formatNumber, formatPoints } from '../../format/numbers'
import { Card, CardHead } from '../../ui/Card'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import type { ReviewedInvoice } from './queries'

/** The lines that are decided already, each with its reason; a decision is not taken back here. */
export function DecidedLines({ invoice }: { invoice: ReviewedInvoice }) {
  const decided = invoice.lines.filter(({ status }) => status.code !== 'pending')
  if (decided.length === 0) return null
  return (
    <Card>
      <CardHead title="Rozpatrzone pozycje" />
      <ul className="flex flex-col divide-y divide-line">
        {decided.map((line) => (
          <li key={line.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-3">
            <span className="font-semibold">
              {line.product}, {formatNumber(line.quantity)} × {line.pack}
            </span>
            <StatusBadge color={statusColor(line.status.color)} label={line.status.label} />
            <span className="ml-auto">{formatMoney(line.net_value)}</span>
            <span className="font-bold">{formatPoints(line.points)}</span>
            <span className="w-full text-muted">{line.reason ?? line.explanation}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
