import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatInstant } from '../../../format/dates'
import { callTo, formatPhone } from '../../../format/phone'
import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EmailAddress } from '../../../ui/EmailAddress'
import { Link } from '../../../ui/Link'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { RecordHead } from '../../RecordHead'
import { AnswerForm } from './AnswerForm'
import { CloseForm } from './CloseForm'
import { type ContactMessage, messageQuery } from './queries'

/** `/zaplecze/kontakt/:id`: one message, its sender, and the answer. */
export default function MessagePage() {
  const { id = '' } = useParams()
  const { data: message } = useQuery(messageQuery(Number(id)))
  if (!message) return <PageSkeleton />
  return (
    <>
      <RecordHead
        title={message.topic}
        badge={<StatusBadge color={statusColor(message.status.color)} label={message.status.label} />}
        back={{ to: '/zaplecze/kontakt', name: 'Kontakt' }}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <Card>
            <CardHead title="Wiadomość" />
            <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
          </Card>
          <Sender message={message} />
        </div>
        <div className="flex flex-col gap-5">
          {message.status.code === 'new' ? (
            <>
              <AnswerForm message={message} />
              <CloseForm message={message} />
            </>
          ) : (
            <End message={message} />
          )}
        </div>
      </div>
    </>
  )
}

function Sender({ message }: { message: ContactMessage }) {
  const { name, email, phone, participant, contact_consent: consent } = message
  return (
    <Card>
      <CardHead title="Nadawca" />
      <DescriptionList>
        <DescriptionItem name="Kto">
          {participant ? (
            <Link to={pathTo('/zaplecze/uczestnicy/:id', { id: String(participant.id) })}>{name}</Link>
          ) : (
            name
          )}
        </DescriptionItem>
        {participant && (
          <DescriptionItem name="Nazwa">{`${participant.company_name}, NIP\u00a0${participant.nip}`}</DescriptionItem>
        )}
        {participant?.representative && (
          <DescriptionItem name="Przedstawiciel">{participant.representative}</DescriptionItem>
        )}
        {email && (
          <DescriptionItem name="E-mail">
            <a href={`mailto:${email}`} className="text-brand-text">
              <EmailAddress email={email} />
            </a>
          </DescriptionItem>
        )}
        {phone && (
          <DescriptionItem name="Telefon">
            <a href={callTo(phone)} className="text-brand-text">
              {formatPhone(phone)}
            </a>
          </DescriptionItem>
        )}
        <DescriptionItem name="Data">{formatInstant(message.date)}</DescriptionItem>
        {consent && <DescriptionItem name="Zgoda na kontakt">{consent}</DescriptionItem>}
      </DescriptionList>
    </Card>
  )
}

/** Outcome of a closed message: the time, the operator, and the answer or the reason. */
function End({ message: { status, closed_at, closed_by, answer, reason } }: { message: ContactMessage }) {
  return (
    <Card>
      <CardHead title="Odpowiedź" />
      <p>
        {status.label}
        {closed_at && `, ${formatInstant(closed_at)}`}
        {closed_by && `, ${closed_by}`}
      </p>
      {answer && <p className="wrap-anywhere mt-2 whitespace-pre-line">{answer}</p>}
      {reason && <p className="wrap-anywhere mt-2">Powód: {reason}</p>}
    </Card>
  )
}
