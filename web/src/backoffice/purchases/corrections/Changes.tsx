import { formatDay } from '../../../format/dates'
import { formatMoney, formatNumber } from '../../../format/numbers'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { Link } from '../../../ui/Link'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { type Column, Table } from '../../../ui/Table'
import type { CorrectionDetails, LineChange } from './model'

interface Props {
  correction: CorrectionDetails
}

const columns: readonly Column<LineChange>[] = [
  {
    key: 'product',
    label: 'Produkt',
    card: 'title',
    cell: ({ product, pack }) => `${noBreak(product)}, ${pack.replaceAll(' ', '\u00a0')}`,
  },
  {
    key: 'invoice',
    label: 'Faktura',
    card: 'lead',
    cell: ({ invoice_id, invoice_number }) => (
      <Link to={pathTo('/zaplecze/faktury/:id', { id: invoice_id })}>{invoice_number}</Link>
    ),
  },
  {
    key: 'quantity',
    label: 'Liczba opakowań',
    align: 'end',
    card: 'line',
    cell: (row) => (
      <Step before={formatNumber(row.quantity_before)} after={formatNumber(row.quantity_after)} />
    ),
  },
  {
    key: 'net_value',
    label: 'Wartość netto',
    align: 'end',
    card: 'line',
    cell: (row) => (
      <Step before={formatMoney(row.net_value_before)} after={formatMoney(row.net_value_after)} />
    ),
  },
]

/** A value before and after; one that stays the same is shown once. */
function Step({ before, after }: { before: string; after: string }) {
  if (before === after) return after
  return (
    <>
      <span className="whitespace-nowrap">{before} →</span>{' '}
      <span className="whitespace-nowrap font-semibold">{after}</span>
    </>
  )
}

/** Title of the changes once the correction is decided. */
const titles: Readonly<Record<string, string>> = {
  applied: 'Co się zmieniło',
  unchanged: 'Co zmieniłaby korekta',
}

/** Lines of the programme's invoices that the correction changes. */
export function Changes({ correction: { changes, status } }: Props) {
  if (changes.length === 0 && status.code !== 'pending') return null
  const title = titles[status.code] ?? 'Co się zmieni'
  return (
    <Card>
      <CardHead title={title} />
      <Table
        label={title}
        columns={columns}
        rows={changes}
        rowKey={({ invoice_id, product, pack, quantity_before, net_value_before }) =>
          [invoice_id, product, pack, quantity_before, net_value_before].join(' ')
        }
        empty={<p>{noBreak('Program nie znalazł w tej korekcie niczego, co mógłby zmienić sam.')}</p>}
      />
    </Card>
  )
}

/** Lines of the correction that no rule decides. */
export function Undecided({ correction: { undecided } }: Props) {
  if (undecided.length === 0) return null
  return (
    <Card>
      <CardHead title="Do rozstrzygnięcia ręcznie" />
      <p className="mb-3">
        Tych pozycji program nie zmieni. Jeśli trzeba je poprawić, zrób to przy samej fakturze, przyciskiem
        „Popraw pozycję” albo „Zwrot”.
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {undecided.map(({ number, name, why }) => (
          <li key={`${number} ${name} ${why}`} className="py-3">
            <span className="font-semibold">
              {name ? `${formatNumber(number)}. ${noBreak(name)}` : `Pozycja ${formatNumber(number)}`}
            </span>
            <span className="block text-muted">{noBreak(why)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Invoices that the correction names. */
export function Originals({ correction: { originals } }: Props) {
  if (originals.length === 0) return null
  return (
    <Card>
      <CardHead title={originals.length === 1 ? 'Korygowana faktura' : 'Korygowane faktury'} />
      <ul className="flex flex-col gap-2">
        {originals.map(({ number, issued_on, invoice_id, status }) => (
          <li key={`${number} ${issued_on}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {invoice_id ? (
                <Link to={pathTo('/zaplecze/faktury/:id', { id: invoice_id })}>{number}</Link>
              ) : (
                <span className="font-semibold">{number}</span>
              )}
              {` z\u00a0${formatDay(issued_on)}`}
            </span>
            {status && <StatusBadge color={statusColor(status.color)} label={status.label} />}
            {!invoice_id && <span className="text-muted">{noBreak('Nie ma jej w programie')}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
