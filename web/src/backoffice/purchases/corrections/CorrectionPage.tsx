import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatDay, formatInstant } from '../../../format/dates'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { Alert } from '../../../ui/Alert'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { Link } from '../../../ui/Link'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { RecordHistory } from '../../platform/audit/RecordHistory'
import { RecordHead } from '../../RecordHead'
import { useHeadingAfter } from '../../useHeadingAfter'
import { purchaseVocabulary } from '../audit'
import { EInvoiceContent } from '../invoices/EInvoiceContent'
import { KsefLink } from '../invoices/KsefLink'
import { Changes, Originals, Undecided } from './Changes'
import { Decision } from './Decision'
import type { CorrectionDetails } from './model'
import { correctionQuery } from './queries'

/** `/zaplecze/korekty/:id`: what a correction changes, beside what stands in its file. */
export default function CorrectionPage() {
  const { id = '' } = useParams()
  const { data: correction } = useQuery(correctionQuery(id))
  return correction ? <Correction key={id} correction={correction} /> : <PageSkeleton />
}

function Correction({ correction }: { correction: CorrectionDetails }) {
  const { status, number, distributor, received_at } = correction
  const heading = useHeadingAfter(status.code)
  return (
    <>
      <RecordHead
        ref={heading}
        title={number}
        badge={<StatusBadge color={statusColor(status.color)} label={status.label} />}
        about={`${distributor}, otrzymana ${formatInstant(received_at)}`}
        back={{ to: '/zaplecze/korekty', name: 'Korekty KSeF' }}
        record={{ kind: 'correction', key: correction.id }}
      />
      <Outcome correction={correction} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <Changes correction={correction} />
          <Undecided correction={correction} />
          <Originals correction={correction} />
          {status.code === 'pending' && <Decision correction={correction} />}
        </div>
        <Content correction={correction} />
      </div>
      <RecordHistory kind="correction" recordKey={correction.id} vocabulary={purchaseVocabulary} />
    </>
  )
}

/** Where the correction stands: what it waits for, or how it ended. */
function Outcome({ correction: { status, reason, decided_at, decided_by } }: Props) {
  if (status.code === 'waiting')
    return (
      <Alert tone="info">
        Ta korekta czeka na swoją fakturę. Gdy faktura będzie w&nbsp;programie i&nbsp;zostanie rozpatrzona,
        korekta ruszy dalej sama.
      </Alert>
    )
  if (status.code === 'pending') return null
  return (
    <Card>
      <CardHead title="Rozstrzygnięcie" />
      <DescriptionList>
        {reason && <DescriptionItem name="Powód dla uczestnika">{noBreak(reason)}</DescriptionItem>}
        {decided_at && <DescriptionItem name="Kiedy">{formatInstant(decided_at)}</DescriptionItem>}
        <DescriptionItem name="Kto">{decided_by ?? 'Program, według reguł'}</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}

interface Props {
  correction: CorrectionDetails
}

/** The correction's file as a page, with the strength of its proof. */
function Content({ correction }: Props) {
  const { content, number, proof, ksef_number, url, correction_reason } = correction
  return (
    <Card>
      <CardHead title={`${content.kind} ${number}`} />
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-2 rounded-card bg-page p-4">
          <p className="flex flex-wrap items-center gap-2">
            <StatusBadge color={statusColor(proof.color)} label={proof.label} />
            {ksef_number ? (
              <span className="wrap-anywhere">{ksef_number}</span>
            ) : (
              <span className="text-muted">{noBreak('Plik nie podaje numeru w KSeF')}</span>
            )}
          </p>
          {url && (
            <p>
              <KsefLink url={url} />
            </p>
          )}
        </div>
        <DescriptionList>
          <DescriptionItem name="Uczestnik">
            <Link to={pathTo('/zaplecze/uczestnicy/:id', { id: String(correction.participant_id) })}>
              {noBreak(correction.participant)}
            </Link>
          </DescriptionItem>
          <DescriptionItem name="Data korekty">{formatDay(correction.issued_on)}</DescriptionItem>
          {correction_reason && (
            <DescriptionItem name="Przyczyna korekty">{noBreak(correction_reason)}</DescriptionItem>
          )}
        </DescriptionList>
        <EInvoiceContent content={content} />
      </div>
    </Card>
  )
}
