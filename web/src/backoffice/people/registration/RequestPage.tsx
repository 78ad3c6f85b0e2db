import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatInstant } from '../../../format/dates'
import { callTo, formatPhone } from '../../../format/phone'
import { Alert } from '../../../ui/Alert'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EmailAddress } from '../../../ui/EmailAddress'
import { Link } from '../../../ui/Link'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { RecordHistory } from '../../platform/audit/RecordHistory'
import { RecordHead } from '../../RecordHead'
import { peopleVocabulary } from '../audit'
import { AcceptForm } from './AcceptForm'
import { kindNames } from './kinds'
import { type RequestDetails, requestQuery } from './queries'
import { RefuseForm } from './RefuseForm'

/** `/zaplecze/zgloszenia/:id`: one request, its checks, and the decision. */
export default function RequestPage() {
  const { id = '' } = useParams()
  const { data: request } = useQuery(requestQuery(Number(id)))
  if (!request) return <PageSkeleton />
  const waits = request.status.code === 'pending'
  return (
    <>
      <RecordHead
        title={`${request.first_name} ${request.last_name}`}
        badge={<StatusBadge color={statusColor(request.status.color)} label={request.status.label} />}
        back={{ to: '/zaplecze/zgloszenia', name: 'Zgłoszenia' }}
        record={{ kind: 'request', key: String(request.id) }}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <RequestDescription request={request} />
        <div className="flex flex-col gap-5">
          <Warnings request={request} />
          {waits ? (
            <>
              <AcceptForm request={request} />
              <RefuseForm request={request} />
            </>
          ) : (
            <Answer request={request} />
          )}
        </div>
      </div>
      <RecordHistory kind="request" recordKey={String(request.id)} vocabulary={peopleVocabulary} />
    </>
  )
}

function RequestDescription({ request }: { request: RequestDetails }) {
  return (
    <Card>
      <CardHead title={kindNames[request.kind]} />
      <DescriptionList>
        <DescriptionItem name="Nazwa">{request.company_name}</DescriptionItem>
        <DescriptionItem name="NIP">{request.nip}</DescriptionItem>
        <DescriptionItem name="Miejscowość">{request.city}</DescriptionItem>
        <DescriptionItem name="Telefon">
          <a href={callTo(request.phone)} className="text-brand-text">
            {formatPhone(request.phone)}
          </a>
        </DescriptionItem>
        <DescriptionItem name="E-mail">
          <a href={`mailto:${request.email}`} className="text-brand-text">
            <EmailAddress email={request.email} />
          </a>
        </DescriptionItem>
        <DescriptionItem name="Data">{formatInstant(request.date)}</DescriptionItem>
        {request.message && (
          <DescriptionItem name="Wiadomość">
            <span className="whitespace-pre-line">{request.message}</span>
          </DescriptionItem>
        )}
        {request.contact_consent && (
          <DescriptionItem name="Zgoda na kontakt">{request.contact_consent}</DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  )
}

/** Warnings to check before the decision. */
function Warnings({ request: { nip, has_account, others } }: { request: RequestDetails }) {
  return (
    <>
      {has_account && (
        <Alert tone="warning">Ten NIP ma już konto w&nbsp;programie, więc zaproszenie nic nie da.</Alert>
      )}
      {others > 0 && (
        <Alert tone="info">
          Są też inne zgłoszenia z&nbsp;tym numerem NIP.{' '}
          <Link to={`/zaplecze/zgloszenia?status=all&search=${nip}`}>Zobacz wszystkie</Link>
        </Alert>
      )}
    </>
  )
}

function Answer({ request }: { request: RequestDetails }) {
  return (
    <Card>
      <CardHead title="Odpowiedź" />
      <p>
        {request.status.label}
        {request.decided_at && `, ${formatInstant(request.decided_at)}`}
        {request.decided_by && `, ${request.decided_by}`}
      </p>
      {request.reason && <p className="mt-2 whitespace-pre-line">Powód: {request.reason}</p>}
    </Card>
  )
}
