import { Undo2, Wrench } from 'lucide-react'
import { useState } from 'react'
import { formatMoney, formatNumber, formatPoints } from '../../../format/numbers'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { LineCorrections } from '../../../ui/LineCorrections'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { AppealNotes } from './AppealNotes'
import { CorrectionForm } from './CorrectionForm'
import type { ReviewedInvoice } from './queries'

type Line = ReviewedInvoice['lines'][number]

/** Decided lines with their reasons and corrections, each with the form of a correction. */
export function DecidedLines({ invoice }: { invoice: ReviewedInvoice }) {
  const decided = invoice.lines.filter(({ status }) => status.code !== 'pending')
  if (decided.length === 0) return null
  return (
    <Card>
      <CardHead title="Rozpatrzone pozycje" />
      <ul className="flex flex-col divide-y divide-line">
        {decided.map((line) => (
          <li key={line.id} className="py-3">
            <Decided invoice={invoice} line={line} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Decided({ invoice, line }: { invoice: ReviewedInvoice; line: Line }) {
  const [correcting, setCorrecting] = useState<'return' | 'mistake' | null>(null)
  const isAccepted = line.status.code !== 'rejected'
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">
          {line.product}, {formatNumber(line.quantity)} × {line.pack}
        </span>
        <StatusBadge color={statusColor(line.status.color)} label={line.status.label} />
        <span className="ml-auto">{formatMoney(line.net_value)}</span>
        <span className="font-bold">{formatPoints(line.points)}</span>
        <span className="w-full text-muted">{line.reason ?? line.explanation}</span>
      </div>
      <AppealNotes appeals={line.appeals} about={line.product} />
      <LineCorrections corrections={line.corrections} />
      {isAccepted && correcting === null && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            icon={<Wrench aria-hidden className="size-5" />}
            aria-label={`Popraw pozycję ${line.product}`}
            onPress={() => setCorrecting('mistake')}
          >
            Popraw pozycję
          </Button>
          <Button
            variant="secondary"
            icon={<Undo2 aria-hidden className="size-5" />}
            aria-label={`Zwrot: ${line.product}`}
            onPress={() => setCorrecting('return')}
          >
            Zwrot
          </Button>
        </div>
      )}
      {isAccepted && correcting !== null && (
        <CorrectionForm invoice={invoice} line={line} kind={correcting} onClose={() => setCorrecting(null)} />
      )}
    </div>
  )
}
