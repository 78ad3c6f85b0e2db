import type { ReactNode } from 'react'
import { formatDay } from '../format/dates'
import { formatNumber } from '../format/numbers'
import { noBreak } from '../format/text'
import { Link } from './Link'
import { StatusBadge } from './StatusBadge'
import { type Column, Table } from './Table'

/** A purchase in the wire form of a promotion's lines. */
interface CountedLine {
  readonly line_id: number
  readonly invoice_id: string
  readonly invoice_number: string
  readonly dated_on: string
  readonly product: string
  readonly pack_text: string
  readonly quantity: number
  readonly counted: boolean
  readonly counted_text?: string | null
  readonly reason?: string | null
  /** True if the line may still count. */
  readonly waits: boolean
}

interface PromotionLinesProps {
  lines: readonly CountedLine[] | undefined
  /** The page of an invoice; null where the reader has no access. */
  linkTo: ((invoice: string) => string) | null
  isBusy: boolean
  empty: ReactNode
}

/** Purchases of a promotion's products: the amount counted of each, or the reason against it. */
export function PromotionLines({ lines, linkTo, isBusy, empty }: PromotionLinesProps) {
  return (
    <Table
      label="Zakupy w promocji"
      columns={columnsFor(linkTo)}
      rows={lines}
      rowKey={({ line_id }) => line_id}
      isBusy={isBusy}
      empty={empty}
    />
  )
}

function columnsFor(linkTo: PromotionLinesProps['linkTo']): Column<CountedLine>[] {
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
      cell: ({ invoice_id, invoice_number }) =>
        linkTo ? (
          <Link to={linkTo(invoice_id)} alone>
            {invoice_number}
          </Link>
        ) : (
          invoice_number
        ),
      card: 'line',
    },
    { key: 'date', label: 'Data', cell: ({ dated_on }) => formatDay(dated_on), card: 'line' },
  ]
}

function Verdict({ line: { counted, counted_text, reason, waits } }: { line: CountedLine }) {
  if (counted) return <StatusBadge color="green" label={`liczy się ${counted_text ?? ''}`.trim()} />
  return (
    <span className="flex flex-col items-start gap-1">
      {waits ? (
        <StatusBadge color="yellow" label="jeszcze się nie liczy" />
      ) : (
        <StatusBadge color="gray" label="nie liczy się" />
      )}
      {reason && <span className="text-small">{noBreak(reason)}</span>}
    </span>
  )
}
