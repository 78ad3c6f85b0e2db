import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import type { InvoiceDetails } from './queries'

/** Correction of the invoice that came as an e-invoice, and what became of it. */
type ReceivedCorrection = InvoiceDetails['received_corrections'][number]

/** Corrections of the invoice that the programme has received. */
export function ReceivedCorrections({ corrections }: { corrections: readonly ReceivedCorrection[] }) {
  if (corrections.length === 0) return null
  return (
    <ul aria-label="Korekty tej faktury" className="flex flex-col gap-2">
      {corrections.map(({ number, issued_on, status, reason }) => (
        <li
          key={`${number} ${issued_on}`}
          className="rounded-control border-accent border-l-4 bg-page px-3 py-2"
        >
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{`Korekta ${number} z\u00a0${formatDay(issued_on)}:`}</span>{' '}
            <StatusBadge color={statusColor(status.color)} label={status.label} />
          </p>
          {reason && <p className="text-muted">{noBreak(reason)}</p>}
        </li>
      ))}
    </ul>
  )
}
