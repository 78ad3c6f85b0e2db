import { formatMoney, formatNumber, formatPoints, formatVolume } from '../../format/numbers'
import { counted } from '../../format/plural'
import { tie } from '../../format/text'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { type Column, Table } from '../../ui/Table'
import type { InvoiceDetails, InvoiceRow } from './queries'

const columns: readonly Column<InvoiceRow>[] = [
  { key: 'title_product', label: 'Produkt', cell: Product, card: 'title' },
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
    cell: ({ points, status }) => (status.code === 'pending' ? '–' : formatNumber(points)),
    align: 'end',
    card: 'line',
  },
  {
    key: 'status',
    label: 'Status',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
    card: 'badge',
  },
]

/** The lines of an invoice and their sum. */
export function InvoiceRows({ invoice }: { invoice: InvoiceDetails }) {
  const { rows, status, points, value } = invoice
  if (rows.length === 0 && status.code === 'rejected') return null
  if (rows.length === 0)
    return <p className="text-muted">{tie('Pozycje z faktury wpiszemy, gdy ją sprawdzimy.')}</p>
  return (
    <>
      <h3 className="mb-3 font-bold text-h3">Pozycje</h3>
      <Table label="Pozycje faktury" columns={columns} rows={rows} rowKey={(row) => rows.indexOf(row)} />
      <p className="mt-4 flex flex-wrap justify-end gap-x-5 gap-y-1 font-semibold tabular-nums">
        <span>{`Razem ${counted(rows.length, ['pozycja', 'pozycje', 'pozycji'])}`}</span>
        <span>{formatMoney(value)}</span>
        <span>{formatPoints(points)}</span>
      </p>
    </>
  )
}

/** The product, with the reason for its points under it. */
function Product({ title_product, explanation, reason }: InvoiceRow) {
  return (
    <>
      <span className="block font-semibold">{title_product}</span>
      <span className="block font-normal text-muted text-small">{tie(explanation)}</span>
      {reason && <span className="block font-normal text-rejected text-small">{tie(reason)}</span>}
    </>
  )
}
