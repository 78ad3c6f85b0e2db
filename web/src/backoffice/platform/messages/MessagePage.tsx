import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { SendButton } from '../../../form/SendButton'
import { formatInstant } from '../../../format/dates'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { showError, showSuccess } from '../../../ui/toast-queue'
import { RecordHead } from '../../RecordHead'
import { channelLabel } from './channels'
import { type MessageDetails, messageQuery, sendAgain } from './queries'

/** `/zaplecze/wiadomosci/:id`: one message, its text unless it is secret, and the button that retries it. */
export default function MessagePage() {
  const { id = '' } = useParams()
  const { data: message } = useQuery(messageQuery(Number(id)))
  if (!message) return <PageSkeleton />
  return (
    <>
      <RecordHead
        title={message.cause}
        badge={<StatusBadge color={statusColor(message.status.color)} label={message.status.label} />}
        back={{ to: '/zaplecze/wiadomosci', name: 'Wiadomości' }}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Fate message={message} />
        <Card>
          <CardHead title={message.subject ?? 'Treść'} />
          {message.text == null ? (
            <p className="text-muted">
              Treść zawiera kod lub link do logowania, dlatego nie można jej tu przeczytać.
            </p>
          ) : (
            <p className="whitespace-pre-line break-words">{message.text}</p>
          )}
        </Card>
      </div>
    </>
  )
}

function Fate({ message }: { message: MessageDetails }) {
  const { participant } = message
  return (
    <Card>
      <CardHead title={channelLabel(message.channel)} />
      <DescriptionList>
        <DescriptionItem name="Odbiorca">{message.recipient}</DescriptionItem>
        {participant && (
          <DescriptionItem name="Uczestnik">
            {participant.name}, NIP {participant.nip}
          </DescriptionItem>
        )}
        <DescriptionItem name="Powstała">{formatInstant(message.date)}</DescriptionItem>
        {message.done && <DescriptionItem name="Zakończona">{formatInstant(message.done)}</DescriptionItem>}
        {message.expires && (
          <DescriptionItem name="Ważna do">{formatInstant(message.expires)}</DescriptionItem>
        )}
        <DescriptionItem name="Próby">{message.tries}</DescriptionItem>
        {message.next_try && (
          <DescriptionItem name="Następna próba">{formatInstant(message.next_try)}</DescriptionItem>
        )}
        {message.error && <DescriptionItem name="Ostatni błąd">{message.error}</DescriptionItem>}
      </DescriptionList>
      {message.may_retry && <SendAgain id={message.id} />}
    </Card>
  )
}

function SendAgain({ id }: { id: number }) {
  const [isPending, setPending] = useState(false)
  async function send() {
    setPending(true)
    try {
      showSuccess((await sendAgain(id)).message)
    } catch (thrown) {
      showError(messages.failedLoudly, failureFrom(thrown).sentence ?? messages.failed)
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="mt-4">
      <SendButton isPending={isPending} onPress={send}>
        Wyślij ponownie
      </SendButton>
    </div>
  )
}
