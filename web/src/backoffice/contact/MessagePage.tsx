import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatInstant } from '../../format/dates'
import { callTo, formatPhone } from '../../format/phone'
import { pathTo } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { EmailAddress } from '../../ui/EmailAddress'
import { Fact, Facts } from '../../ui/Facts'
import { Link } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { RecordHead } from '../RecordHead'
import { AnswerForm } from './AnswerForm'
import { CloseForm } from './CloseForm'
import { type ContactMessage, messageQuery } from './queries'

/** `/zaplecze/kontakt/:id`: one message, who wrote it, and the answer. */
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
      <Facts>
        <Fact name="Kto">
          {participant ? (
            <Link to={pathTo('/zaplecze/uczestnicy/:id', { id: String(participant.id) })}>{name}</Link>
          ) : (
            name
          )}
        </Fact>
        {participant && (
          <Fact name="Nazwa">{`${participant.company_name}, NIP\u00a0${participant.nip}`}</Fact>
        )}
        {participant?.representative && <Fact name="Przedstawiciel">{participant.representative}</Fact>}
        {email && (
          <Fact name="E-mail">
            <a href={`mailto:${email}`} className="text-brand-strong">
              <EmailAddress email={email} />
            </a>
          </Fact>
        )}
        {phone && (
          <Fact name="Telefon">
            <a href={callTo(phone)} className="text-brand-strong">
              {formatPhone(phone)}
            </a>
          </Fact>
        )}
        <Fact name="Data">{formatInstant(message.date)}</Fact>
        {consent && <Fact name="Zgoda na kontakt">{consent}</Fact>}
      </Facts>
    </Card>
  )
}

/** How it ended, when and by whom. */
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
