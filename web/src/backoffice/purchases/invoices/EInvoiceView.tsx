import { useMutation } from '@tanstack/react-query'
import { ExternalLink, ShieldCheck } from 'lucide-react'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { formatDay, formatInstant } from '../../../format/dates'
import { formatMoney, formatNumber } from '../../../format/numbers'
import { noBreak } from '../../../format/text'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { type Column, Table } from '../../../ui/Table'
import { showError, showSuccess } from '../../../ui/toast-queue'
import { confirmEInvoice, type EInvoice } from './queries'

type Line = EInvoice['content']['lines'][number]

const columns: readonly Column<Line>[] = [
  { key: 'number', label: 'Lp.', cell: ({ number }) => formatNumber(number), align: 'end', card: 'hidden' },
  { key: 'name', label: 'Nazwa', cell: (line) => <Name line={line} />, card: 'title' },
  {
    key: 'quantity',
    label: 'Ilość',
    cell: ({ quantity, unit }) => [quantity ?? '–', unit].filter(Boolean).join('\u00a0'),
    align: 'end',
    card: 'line',
  },
  {
    key: 'net_value',
    label: 'Netto',
    cell: ({ net_value }) => (net_value == null ? '–' : formatMoney(net_value)),
    align: 'end',
    card: 'line',
  },
]

/** An e-invoice as a page: what stands in its file, and how strongly it is proved. */
export function EInvoiceView({ id, einvoice }: { id: string; einvoice: EInvoice }) {
  const { content } = einvoice
  return (
    <Card>
      <CardHead title={`${content.kind} ${content.number}`} />
      <div className="flex flex-col gap-4">
        <Proof id={id} einvoice={einvoice} />
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
        <Table
          label="Pozycje e-faktury"
          columns={columns}
          rows={content.lines}
          rowKey={({ number }) => number}
        />
      </div>
    </Card>
  )
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
      <span className="font-semibold">{name}</span>
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
function Name({ line: { name, index, gtin, proposal, note } }: { line: Line }) {
  const title = name ?? index ?? gtin
  const codes = [index, gtin].filter((code) => code && code !== title).join(', ')
  return (
    <>
      <span className="font-semibold">{title}</span>
      {codes && <span className="block font-normal text-muted text-small">{codes}</span>}
      <span className="block font-normal text-small">
        {proposal
          ? `${proposal.product}, ${formatNumber(proposal.quantity)}\u00a0×\u00a0${proposal.pack.replaceAll(' ', '\u00a0')}`
          : 'Poza programem'}
      </span>
      {note && <span className="block font-normal text-muted text-small">{noBreak(note)}</span>}
    </>
  )
}

function Proof({ id, einvoice: { proof } }: { id: string; einvoice: EInvoice }) {
  const confirm = useMutation({
    mutationFn: () => confirmEInvoice(id),
    onSuccess: ({ message }) => showSuccess(message),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  return (
    <div className="flex flex-col gap-2 rounded-card bg-page p-4">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge color={statusColor(proof.level.color)} label={proof.level.label} />
        {proof.ksef_number ? (
          <span className="wrap-anywhere">{proof.ksef_number}</span>
        ) : (
          <span className="text-muted">{noBreak('Plik nie podaje numeru w KSeF')}</span>
        )}
      </p>
      {proof.confirmed_at && (
        <p className="text-muted text-small">
          {`Potwierdzone ${formatInstant(proof.confirmed_at)}${proof.confirmed_by ? `, ${proof.confirmed_by}` : ''}`}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {proof.url && (
          <a
            href={proof.url}
            target="_blank"
            rel="noreferrer noopener"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-strong underline"
          >
            <ExternalLink aria-hidden className="size-5" />
            Sprawdź w&nbsp;KSeF (nowe okno)
          </a>
        )}
        {proof.level.code !== 'confirmed' && (
          <Button
            variant="secondary"
            icon={<ShieldCheck aria-hidden className="size-5" />}
            isPending={confirm.isPending}
            onPress={() => confirm.mutate()}
          >
            Zgadza się z&nbsp;KSeF
          </Button>
        )}
      </div>
    </div>
  )
}
