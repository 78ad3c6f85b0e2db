import { useMutation } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { formatInstant } from '../../../format/dates'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { Link } from '../../../ui/Link'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { showError, showSuccess } from '../../../ui/toast-queue'
import { EInvoiceContent } from './EInvoiceContent'
import { KsefLink } from './KsefLink'
import { confirmEInvoice, type EInvoice } from './queries'

/** An e-invoice as a page: what stands in its file, and how strongly it is proved. */
export function EInvoiceView({ id, einvoice }: { id: string; einvoice: EInvoice }) {
  const { content } = einvoice
  return (
    <Card>
      <CardHead title={`${content.kind} ${content.number}`} />
      <div className="flex flex-col gap-4">
        <Proof id={id} einvoice={einvoice} />
        <EInvoiceContent content={content} />
      </div>
    </Card>
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
      {proof.import_id != null && (
        <p className="text-small">
          <Link to={pathTo('/zaplecze/importy/:id', { id: String(proof.import_id) })}>
            Potwierdzona danymi dystrybutora
          </Link>
        </p>
      )}
      {proof.fetched_at && (
        <p className="text-muted text-small">
          {`Plik pochodzi z\u00a0KSeF (odczytany ${formatInstant(proof.fetched_at)})`}
        </p>
      )}
      {proof.confirmed_at && (
        <p className="text-muted text-small">
          {`Potwierdzone ${formatInstant(proof.confirmed_at)}${proof.confirmed_by ? `, ${proof.confirmed_by}` : ''}`}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {proof.url && <KsefLink url={proof.url} />}
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
