import { formatDay } from '../../../format/dates'
import { formatMoney, formatNumber } from '../../../format/numbers'
import { noBreak } from '../../../format/text'
import { type Column, Table } from '../../../ui/Table'
import type { EInvoice } from './queries'

/** A line; a correction has those before it too. */
type Line = EInvoice['content']['lines'][number]

const columns: readonly Column<Line>[] = [
  { key: 'number', label: 'Lp.', cell: ({ number }) => formatNumber(number), align: 'end', card: 'hidden' },
  { key: 'name', label: 'Nazwa', cell: (line) => <Name line={line} />, card: 'title' },
  {
    key: 'quantity',
    label: 'Ilość',
    cell: ({ quantity, unit }) => [quantity ?? '—', unit].filter(Boolean).join('\u00a0'),
    align: 'end',
    card: 'line',
  },
  {
    key: 'net_value',
    label: 'Netto',
    cell: ({ net_value }) => (net_value == null ? '—' : formatMoney(net_value)),
    align: 'end',
    card: 'line',
  },
]

/** The content of an e-invoice's file: its parties, days, total and lines. */
export function EInvoiceContent({ content }: Pick<EInvoice, 'content'>) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Party title="Sprzedawca" party={content.seller} />
        <Party title="Nabywca" party={content.buyer} />
      </div>
      <p>
        Wystawiona {formatDay(content.issued_on)}
        {content.delivered_on && `, dostawa ${formatDay(content.delivered_on)}`}
        {content.total != null && (
          <>
            <br />
            Razem brutto: <span className="font-semibold">{totalOf(content)}</span>
          </>
        )}
      </p>
      <Table label="Pozycje e-faktury" columns={columns} rows={content.lines} rowKey={keyOf} />
    </>
  )
}

/** The lines before and after a correction share their number. */
function keyOf({ number, is_before }: Line): string {
  return `${number} ${is_before}`
}

function totalOf({ total, currency }: EInvoice['content']): string {
  const amount = formatMoney(total ?? 0)
  return currency === 'PLN' ? amount : `${amount.replace(/\szł$/u, '')}\u00a0${currency}`
}

function Party({
  title,
  party: { name, nip, address },
}: {
  title: string
  party: EInvoice['content']['seller']
}) {
  return (
    <p>
      <span className="text-muted text-small">{title}</span>
      <br />
      <span className="font-semibold">{name && noBreak(name)}</span>
      {nip && (
        <>
          <br />
          NIP&nbsp;{nip}
        </>
      )}
      {address && (
        <>
          <br />
          {address}
        </>
      )}
    </p>
  )
}

/** The name on the invoice, with the seller's codes and the pack that is proposed for it. */
function Name({ line: { name, index, gtin, quantity, proposal, note, is_before } }: { line: Line }) {
  const title = name ?? index ?? gtin
  const codes = [index, gtin].filter((code) => code && code !== title).join(', ')
  return (
    <>
      <span className="font-semibold">{title}</span>
      {is_before && <span className="block font-normal text-limit text-small">przed korektą</span>}
      {codes && <span className="block font-normal text-muted text-small">{codes}</span>}
      {proposal && (
        <span className="block font-normal text-small">
          {`${proposal.product}, ${formatNumber(proposal.quantity)}\u00a0×\u00a0${proposal.pack.replaceAll(' ', '\u00a0')}`}
        </span>
      )}
      {/* The difference of a correction has no pack proposed, whatever it is about. */}
      {!proposal && !quantity?.startsWith('-') && (
        <span className="block font-normal text-small">Poza programem</span>
      )}
      {note && <span className="block font-normal text-muted text-small">{noBreak(note)}</span>}
    </>
  )
}
