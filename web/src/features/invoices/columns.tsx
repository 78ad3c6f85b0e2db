import { Fragment, type ReactNode } from 'react'
import { formatDay } from '../../format/dates'
import { formatMoney, formatNumber } from '../../format/numbers'
import { Link } from '../../ui/Link'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import type { Column } from '../../ui/Table'
import { TruncatedText } from '../../ui/TruncatedText'
import { type ColumnCell, columnsOf, type WireField } from '../../ui/table-columns'
import { DownloadIcon, ShowFileIcon } from './DownloadButton'
import { hasKnownPoints, pointsLater } from './points'
import type { InvoiceItem } from './queries'

/** Addresses over the list as it stands. */
interface Links {
  readonly details: (id: string) => string
  readonly file: (id: string) => string
}

/** The columns that the server names, and the file at the end. */
export function invoiceColumns(fields: readonly WireField[], links: Links): Column<InvoiceItem>[] {
  const cells: Record<string, ColumnCell<InvoiceItem>> = {
    document_name: {
      cell: (row) => (
        <Link to={links.details(row.id)} stretched>
          <Breakable text={row.document_name} />
        </Link>
      ),
      card: 'title',
    },
    distributor_name: {
      cell: (row) => <TruncatedText text={row.distributor_name} />,
      card: 'lead',
    },
    date: { cell: (row) => formatDay(row.date), card: 'left' },
    points: { cell: Points, align: 'end', card: 'right' },
    value: {
      cell: (row) => (isUnread(row) ? '—' : formatMoney(row.value)),
      align: 'end',
      card: 'foot',
      onlyWide: true,
    },
    status: {
      cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
      card: 'badge',
    },
  }
  return [
    ...columnsOf(fields, cells),
    {
      key: 'file',
      label: 'Plik',
      cell: (row) => fileCell(row, links.file(row.id)),
      card: 'action',
    },
  ]
}

/** True before an operator has entered the invoice's lines: its value is unknown, not zero. */
function isUnread({ status, value }: InvoiceItem): boolean {
  return value === 0 && (status.code === 'pending' || status.code === 'rejected')
}

function Points(row: InvoiceItem) {
  if (!hasKnownPoints(row)) return <span className="font-normal text-muted">{pointsLater}</span>
  return (
    <>
      {formatNumber(row.points)}
      <span className="@table:hidden">{'\u00a0pkt'}</span>
    </>
  )
}

/** Text without spaces that may break after its punctuation. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[/\-_.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}

/** The actions reach into the room around their row, so that it is no higher than others. */
function fileCell(row: InvoiceItem, link: string): ReactNode {
  if (row.file)
    return (
      <span className="@table:-mx-2 @table:-my-2.5 inline-flex align-middle">
        <span className="-mr-2 hidden @wide:block">
          <ShowFileIcon to={link} />
        </span>
        <DownloadIcon invoice={row} />
      </span>
    )
  if (!row.edi) return '—'
  return (
    <span className="@table:-my-2.5 inline-grid min-h-11 place-items-center px-2 text-muted">bez pliku</span>
  )
}
