import { useSearchParams } from 'react-router'
import { formatDay } from '../../format/dates'
import { formatMoney, formatNumber, formatPoints, formatVolume } from '../../format/numbers'
import { counted } from '../../format/plural'
import { noBreak } from '../../format/text'
import { modalHash } from '../../paths'
import { Link } from '../../ui/Link'
import { type Column, Table } from '../../ui/Table'
import type { PurchaseDetails, PurchaseRow } from './queries'

/** The accepted lines of a product from one distributor, and their sums. */
export function PurchaseRows({ details: { info, rows } }: { details: PurchaseDetails }) {
  const [search] = useSearchParams()
  const sum = (value: (row: PurchaseRow) => number) => rows.reduce((total, row) => total + value(row), 0)
  return (
    <>
      <p className="mb-4">
        {`${info.distributor}, sezon ${info.season}`}
        <span className="mt-1 block text-muted text-small">
          {noBreak(
            'Obrót przeliczeniowy to cena z cennika sezonu razy kupiona ilość, obrót z faktury to jej wartość netto.',
          )}
        </span>
      </p>
      <Table
        label="Faktury z produktem"
        columns={columnsFor(info.unit, (row) => invoiceLink(search, row.document))}
        rows={rows}
        rowKey={(row) => rows.indexOf(row)}
      />
      <dl className="mt-4 grid gap-x-5 gap-y-3 rounded-card bg-page p-4 sm:grid-cols-2 lg:grid-cols-5">
        <Sum name="Razem">
          {counted(
            sum((row) => row.quantity),
            ['opakowanie', 'opakowania', 'opakowań'],
          )}
        </Sum>
        <Sum name="Ilość">
          {formatVolume(
            sum((row) => row.volume),
            info.unit,
          )}
        </Sum>
        <Sum name="Punkty">{formatPoints(sum((row) => row.points))}</Sum>
        <Sum name="Obrót przeliczeniowy">{formatMoney(sum((row) => row.turnover))}</Sum>
        <Sum name="Obrót z&nbsp;faktur (netto)">{formatMoney(sum((row) => row.turnover_fv))}</Sum>
      </dl>
    </>
  )
}

function Sum({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-muted text-small">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function columnsFor(unit: string, linkTo: (row: PurchaseRow) => string): Column<PurchaseRow>[] {
  return [
    {
      key: 'id',
      label: 'Numer faktury',
      cell: (row) => (
        <Link to={linkTo(row)} stretched>
          {row.id}
        </Link>
      ),
      card: 'title',
    },
    { key: 'date', label: 'Data', cell: ({ date }) => formatDay(date), card: 'badge' },
    {
      key: 'quantity',
      label: 'Opakowania',
      cell: ({ quantity, size }) => `${formatNumber(quantity)}\u00a0×\u00a0${size}`,
      align: 'end',
      card: 'line',
    },
    {
      key: 'volume',
      label: 'Ilość',
      cell: ({ volume }) => formatVolume(volume, unit),
      align: 'end',
      card: 'line',
    },
    {
      key: 'points',
      label: 'Punkty',
      cell: ({ points }) => formatNumber(points),
      align: 'end',
      card: 'line',
    },
    {
      key: 'turnover',
      label: 'Obrót przeliczeniowy',
      cell: ({ turnover }) => formatMoney(turnover),
      align: 'end',
      card: 'line',
    },
    {
      key: 'turnover_fv',
      label: 'Obrót z\u00a0faktury',
      cell: ({ turnover_fv }) => formatMoney(turnover_fv),
      align: 'end',
      card: 'line',
    },
  ]
}

/** Link to the invoice in place of this modal; the page's own parameters stay. */
function invoiceLink(search: URLSearchParams, document: string): string {
  const next = new URLSearchParams(search)
  for (const own of ['produkt', 'dystrybutor', 'sezon-zakupow']) next.delete(own)
  next.set('id', document)
  return `?${next}${modalHash('szczegoly-faktury')}`
}
