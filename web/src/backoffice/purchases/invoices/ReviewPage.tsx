import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { formatInstant } from '../../../format/dates'
import { formatPoints } from '../../../format/numbers'
import { formatPhone } from '../../../format/phone'
import { pathTo } from '../../../paths'
import { useDelayed } from '../../../session/delayed'
import { Alert } from '../../../ui/Alert'
import { Card, CardHead } from '../../../ui/Card'
import { EmailAddress } from '../../../ui/EmailAddress'
import { ButtonLink } from '../../../ui/Link'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { useShortcutGroup } from '../../../ui/shortcuts'
import { RecordHistory } from '../../platform/audit/RecordHistory'
import { RecordHead } from '../../RecordHead'
import { purchaseVocabulary } from '../audit'
import { AppealNotes } from './AppealNotes'
import { DecidedLines } from './DecidedLines'
import { Duplicates } from './Duplicates'
import { nextOf } from './decide'
import { EInvoiceView } from './EInvoiceView'
import { FileViewer } from './FileViewer'
import { KeysButton } from './KeysButton'
import { claimQuery, invoiceQuery, preload, type ReviewedInvoice } from './queries'
import { ReviewForm } from './ReviewForm'
import { reviewKeys, useShortcuts } from './shortcuts'

/** `/zaplecze/faktury/:id`: the invoice's file beside the form of the review. */
export default function ReviewPage() {
  const { id = '' } = useParams()
  const { data: invoice } = useQuery(invoiceQuery(id))
  return invoice ? <Review key={id} invoice={invoice} /> : <PageSkeleton />
}

function Review({ invoice }: { invoice: ReviewedInvoice }) {
  const navigate = useNavigate()
  const delayed = useDelayed()
  const [compared, setCompared] = useState<string | null>(null)
  const decided = delayed.find(({ id }) => id === invoice.id)
  const { data: claim } = useQuery({ ...claimQuery(invoice.id), enabled: invoice.status.code === 'pending' })
  const next = nextOf(invoice)
  useEffect(() => {
    if (next !== null) preload(next, invoice).catch(() => undefined)
  }, [next, invoice])
  function goOn() {
    const following = nextOf(invoice)
    navigate(following ? pathTo('/zaplecze/faktury/:id', { id: following }) : '/zaplecze/faktury')
  }
  useShortcutGroup(reviewKeys)
  useShortcuts({
    F6: goOn,
    F3: () =>
      setCompared((before) => (before === null ? (invoice.possible_duplicates[0]?.id ?? null) : null)),
  })
  return (
    <>
      <Head invoice={invoice} next={next}>
        <KeysButton />
      </Head>
      {claim && !claim.own && (
        <Alert tone="warning" announce>
          {`Tę fakturę ma teraz otwartą ${claim.operator}. Przejdź do następnej (F6), żeby nie robić tego samego.`}
        </Alert>
      )}
      <Duplicates invoice={invoice} compared={compared} onCompare={setCompared} />
      {/* A line of the form is a row where the form has the larger part. */}
      <div className="grid items-start gap-5 lg:grid-cols-2 2xl:grid-cols-[4fr_7fr] min-[90rem]:grid-cols-[2fr_3fr]">
        {invoice.einvoice ? (
          <EInvoiceView id={invoice.id} einvoice={invoice.einvoice} />
        ) : invoice.file ? (
          <FileViewer key={invoice.id} invoice={invoice.id} name={invoice.file.name} />
        ) : (
          <Alert tone="info">Faktura z danych dystrybutora (EDI), bez pliku.</Alert>
        )}
        <div className="flex min-w-0 flex-col gap-5">
          <Appealed invoice={invoice} />
          <Buyer invoice={invoice} />
          <DecidedLines invoice={invoice} />
          {decided && decided.state.kind !== 'failed' ? (
            <Alert tone="info">Decyzja o tej fakturze zapisze się za chwilę. Klawisz F9 ją cofa.</Alert>
          ) : (
            invoice.status.code === 'pending' && (
              <>
                {decided?.state.kind === 'failed' && (
                  <Alert tone="danger" announce>
                    Nie zapisaliśmy decyzji o tej fakturze: {decided.state.sentence}
                  </Alert>
                )}
                {invoice.einvoice?.all_certain && (
                  <Alert tone="success">
                    Wszystkie pozycje z&nbsp;programu są rozpoznane. Sprawdź je i&nbsp;zapisz decyzję.
                  </Alert>
                )}
                <ReviewForm key={`${invoice.id} ${invoice.version}`} invoice={invoice} onDecided={goOn} />
              </>
            )
          )}
        </div>
      </div>
      <RecordHistory kind="invoice" recordKey={invoice.id} vocabulary={purchaseVocabulary} />
    </>
  )
}

/** Appeals that the decision answers. */
function Appealed({ invoice }: { invoice: ReviewedInvoice }) {
  const open = invoice.lines.filter((line) => line.status.code === 'pending' && line.appeals.length > 0)
  if (invoice.appeals.length === 0 && open.length === 0) return null
  return (
    <Card>
      <CardHead title="Odwołania" />
      <div className="flex flex-col gap-2">
        <AppealNotes appeals={invoice.appeals} about="cała faktura" />
        {open.map((line) => (
          <AppealNotes key={line.id} appeals={line.appeals} about={line.product} />
        ))}
      </div>
    </Card>
  )
}

interface HeadProps {
  invoice: ReviewedInvoice
  next: string | null
  children: ReactNode
}

function Head({ invoice, next, children }: HeadProps) {
  return (
    <RecordHead
      title={invoice.number}
      badge={<StatusBadge color={statusColor(invoice.status.color)} label={invoice.status.label} />}
      about={`${invoice.distributor}, ${channelOf(invoice)} ${formatInstant(invoice.reported_at)}`}
      actions={
        <>
          {children}
          {next && (
            <ButtonLink variant="secondary" to={pathTo('/zaplecze/faktury/:id', { id: next })}>
              Następna
            </ButtonLink>
          )}
        </>
      }
      back={{ to: '/zaplecze/faktury', name: 'Faktury' }}
      /* One that waits has its claim. */
      record={invoice.status.code === 'pending' ? null : { kind: 'invoice', key: invoice.id }}
    />
  )
}

/** Channel of the invoice, and whether the other side has reported it too. */
function channelOf({ source, matched }: ReviewedInvoice): string {
  if (source === 'edi')
    return matched ? 'z danych dystrybutora (EDI) i zgłoszenia,' : 'z danych dystrybutora (EDI),'
  return matched ? 'potwierdzona danymi dystrybutora (EDI), zgłoszona' : 'zgłoszona'
}

function Buyer({ invoice: { participant, reason } }: { invoice: ReviewedInvoice }) {
  return (
    <Card>
      <h2 className="sr-only">Uczestnik</h2>
      <div className="grid gap-x-5 2xl:grid-cols-2">
        <p className="text-muted">
          <span className="font-semibold text-ink">
            {participant.first_name} {participant.last_name}
          </span>
          <br />
          {participant.company_name}, {participant.city}
          <br />
          NIP&nbsp;{participant.nip}
        </p>
        <p className="text-muted">
          {formatPhone(participant.phone)}
          <br />
          <EmailAddress email={participant.email} />
          <br />
          Dostępne: {formatPoints(participant.points_available)}, łącznie:{' '}
          {formatPoints(participant.points_total)}
        </p>
      </div>
      {reason && (
        <p className="mt-3">
          <span className="text-muted">Powód odrzucenia: </span>
          {reason}
        </p>
      )}
    </Card>
  )
}
