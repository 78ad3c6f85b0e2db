import { ShoppingCart } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatDay } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { tie } from '../../format/text'
import { modalHash } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { type PageMeta, Pager } from '../../ui/Pager'
import { StatusBadge } from '../../ui/StatusBadge'
import { type Column, Table } from '../../ui/Table'
import type { CountedLine } from './queries'

interface CountedLinesProps {
  lines: readonly CountedLine[]
  meta: PageMeta
  isBusy: boolean
}

/** The purchases of the products that take part: how much each counts, or why it does not. */
export function CountedLines({ lines, meta, isBusy }: CountedLinesProps) {
  const [search] = useSearchParams()
  const linkTo = (invoice: string) => {
    const next = new URLSearchParams(search)
    next.set('id', invoice)
    return `?${next}${modalHash('szczegoly-faktury')}`
  }
  return (
    <Card>
      <CardHead title="Twoje zakupy w promocji" />
      <Table
        label="Zakupy w promocji"
        columns={columnsFor(linkTo)}
        rows={lines}
        rowKey={({ line_id }) => line_id}
        isBusy={isBusy}
        empty={
          <EmptyState icon={ShoppingCart} title="Nie ma jeszcze zakupów">
            {tie('Pojawią się tutaj, gdy zaakceptujemy faktury z produktami, które biorą udział w promocji.')}
          </EmptyState>
        }
      />
      {meta.total > 0 && <Pager meta={meta} />}
    </Card>
  )
}

function columnsFor(linkTo: (invoice: string) => string): Column<CountedLine>[] {
  return [
    { key: 'product', label: 'Produkt', cell: ({ product }) => product, card: 'title' },
    {
      key: 'counted',
      label: 'W promocji',
      cell: (line) => <Verdict line={line} />,
      card: 'lead',
    },
    {
      key: 'packs',
      label: 'Opakowania',
      cell: ({ quantity, pack_text }) => `${formatNumber(quantity)}\u00a0×\u00a0${pack_text}`,
      align: 'end',
      card: 'line',
    },
    {
      key: 'invoice',
      label: 'Faktura',
      cell: ({ invoice_id, invoice_number }) => <Link to={linkTo(invoice_id)}>{invoice_number}</Link>,
      card: 'line',
    },
    { key: 'date', label: 'Data', cell: ({ dated_on }) => formatDay(dated_on), card: 'line' },
  ]
}

function Verdict({ line: { counted, counted_text, reason } }: { line: CountedLine }) {
  if (counted) return <StatusBadge color="green" label={`liczy się ${counted_text ?? ''}`.trim()} />
  return (
    <span className="flex flex-col items-start gap-1">
      <StatusBadge color="gray" label="nie liczy się" />
      {reason && <span className="text-small">{tie(reason)}</span>}
    </span>
  )
}
