import { formatDay } from '../../format/dates'
import { formatMoney, formatNumber, formatPoints } from '../../format/numbers'
import { counted } from '../../format/plural'
import { noBreak } from '../../format/text'
import { CollapsibleSection } from '../../ui/CollapsibleSection'
import { StatusBadge, type StatusColor } from '../../ui/StatusBadge'
import type { EInvoiceLine, EInvoiceRead } from './einvoices'

const verdicts: Record<EInvoiceRead['verdict'], { color: StatusColor; label: string }> = {
  ready: { color: 'green', label: 'Gotowa do wysłania' },
  known: { color: 'gray', label: 'Już zgłoszona' },
  refused: { color: 'red', label: 'Nie przyjmiemy' },
}

interface EInvoiceCardProps {
  einvoice: EInvoiceRead
  /** Set for the only one, whose lines are shown at once. */
  isOnly: boolean
}

/** One e-invoice before it is sent: what it is, what it may bring, or why it is not taken. */
export function EInvoiceCard({ einvoice: { file, verdict, reason, content }, isOnly }: EInvoiceCardProps) {
  const { color, label } = verdicts[verdict]
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-semibold">{content?.number ?? file}</span>
        <StatusBadge color={color} label={label} />
      </p>
      {content && (
        <p className="text-muted">
          {content.seller.name ?? `NIP ${content.seller.nip}`}, {formatDay(content.issued_on)}
          {content.total != null && content.currency === 'PLN' && `, ${formatMoney(content.total)}`}
        </p>
      )}
      {reason && <p className={verdict === 'refused' ? 'text-rejected' : 'text-muted'}>{noBreak(reason)}</p>}
      {content && verdict === 'ready' && !reason && (
        <Lines lines={content.lines} points={content.points} isOpen={isOnly} />
      )}
    </li>
  )
}

function Lines({ lines, points, isOpen }: { lines: EInvoiceLine[]; points: number; isOpen: boolean }) {
  const found = lines.filter(({ proposal }) => proposal)
  const others = lines.filter(({ proposal }) => !proposal)
  const title = `${counted(found.length, ['pozycja', 'pozycje', 'pozycji'])} z programu: około ${formatPoints(points)}`
  if (found.length === 0)
    return (
      <p>
        {noBreak('Nie rozpoznaliśmy na niej produktów z programu. Możesz ją wysłać: sprawdzi ją pracownik.')}
      </p>
    )
  return (
    <CollapsibleSection title={title} isOpen={isOpen}>
      <ul className="divide-y divide-line">
        {found.map((line) => (
          <Found key={line.number} line={line} />
        ))}
      </ul>
      {others.length > 0 && (
        <p className="mt-2 text-muted text-small">
          {`Poza programem: ${others.map(({ name, index }) => name ?? index ?? 'pozycja bez nazwy').join(', ')}`}
        </p>
      )}
    </CollapsibleSection>
  )
}

function Found({ line: { name, proposal } }: { line: EInvoiceLine }) {
  if (!proposal) return null
  const { product, pack, quantity, points, certain } = proposal
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-2">
      <span className="font-semibold">{product}</span>
      <span>{`${formatNumber(quantity)}\u00a0×\u00a0${pack.replaceAll(' ', '\u00a0')}`}</span>
      <span className="ml-auto font-semibold tabular-nums">
        {points == null ? 'bez punktów' : formatPoints(points)}
      </span>
      {!certain && (
        <span className="w-full text-muted text-small">
          {noBreak(`Na fakturze: ${name ?? ''}. Sprawdzi to pracownik.`)}
        </span>
      )}
    </li>
  )
}
