import { useSearchParams } from 'react-router'
import { formatMoney, formatNumber, formatPoints, formatVolume } from '../../format/numbers'
import { counted } from '../../format/plural'
import { noBreak } from '../../format/text'
import { LineCorrections } from '../../ui/LineCorrections'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { type Column, Table } from '../../ui/Table'
import { Appeals } from './Appeals'
import { appealedLine } from './appealed'
import { appealLink } from './paths'
import { hasKnownPoints, pointsLater } from './points'
import type { InvoiceDetails, InvoiceRow } from './queries'

const columns: readonly Column<InvoiceRow>[] = [
  {
    key: 'quantity',
    label: 'Ilość',
    cell: ({ quantity, pack }) => `${formatNumber(quantity)}\u00a0×\u00a0${pack.replaceAll(' ', '\u00a0')}`,
    align: 'end',
    card: 'line',
  },
  {
    key: 'volume',
    label: 'Razem',
    cell: ({ volume, unit }) => formatVolume(volume, unit),
    align: 'end',
    card: 'line',
  },
  {
    key: 'value',
    label: 'Wartość netto',
    cell: ({ value }) => formatMoney(value),
    align: 'end',
    card: 'line',
  },
  {
    key: 'points',
    label: 'Punkty',
    cell: (row) => (hasKnownPoints(row) ? formatNumber(row.points) : pointsLater),
    align: 'end',
    card: 'line',
  },
  {
    key: 'status',
    label: 'Status',
    cell: (row) => <Status row={row} />,
    card: 'hidden',
  },
]

/** The lines of an invoice and their sum. */
export function InvoiceRows({ invoice }: { invoice: InvoiceDetails }) {
  const [search] = useSearchParams()
  const { rows, status, points, value } = invoice
  if (rows.length === 0 && status.code === 'rejected') return null
  if (rows.length === 0)
    return <p className="text-muted">{noBreak('Pozycje z faktury wpiszemy, gdy ją sprawdzimy.')}</p>
  const product: Column<InvoiceRow> = {
    key: 'title_product',
    label: 'Produkt',
    cell: (row) => <Product row={row} link={appealLink(search, appealedLine(invoice, row))} />,
    card: 'title',
  }
  return (
    <>
      <h3 className="mb-1 font-bold text-h3">Pozycje</h3>
      <p className="mb-3 text-muted text-small">
        {noBreak(
          'Punkty to liczba opakowań × pojemność opakowania × punkty za litr lub kilogram w sezonie, zaokrąglone do pełnych punktów.',
        )}
      </p>
      <Table label="Pozycje faktury" columns={[product, ...columns]} rows={rows} rowKey={(row) => row.id} />
      <p className="mt-4 flex flex-wrap justify-end gap-x-5 gap-y-1 font-semibold tabular-nums">
        <span>{`Razem ${counted(rows.length, ['pozycja', 'pozycje', 'pozycji'])}`}</span>
        <span>{formatMoney(value)}</span>
        <span>{hasKnownPoints(invoice) ? formatPoints(points) : `punkty ${pointsLater}`}</span>
      </p>
    </>
  )
}

function Status({ row: { status } }: { row: InvoiceRow }) {
  return <StatusBadge color={statusColor(status.color)} label={status.label} />
}

/** The product, with the reason for its points under it, and what happened to the line afterwards. */
function Product({ row, link }: { row: InvoiceRow; link: string }) {
  const { title_product, explanation, reason, corrections, appeals, appeals_left } = row
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="font-semibold">{title_product}</span>
        {/* On a card the status stands above the actions. */}
        <span className="@table:hidden">
          <Status row={row} />
        </span>
      </span>
      <span className="block font-normal text-muted text-small">{noBreak(explanation)}</span>
      {reason && <span className="block font-normal text-rejected text-small">{noBreak(reason)}</span>}
      <LineCorrections corrections={corrections} />
      <Appeals appeals={appeals} left={appeals_left ?? null} about={title_product} link={link} />
    </>
  )
}
