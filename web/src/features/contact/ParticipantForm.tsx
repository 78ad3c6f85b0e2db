import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { parsedBy } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { formatPhone } from '../../format/phone'
import { collectsPoints, useUser } from '../../session/session'
import { EmailAddress } from '../../ui/EmailAddress'
import { Link } from '../../ui/Link'
import { NoBreak } from '../../ui/NoBreak'
import { MessageFields } from './MessageFields'
import { parseMessage, parseTopic, partnerTopics, topics } from './message'
import { writeAsParticipant } from './queries'

const schema = z.object({ topic: parsedBy(parseTopic), message: parsedBy(parseMessage) })

/** The message form of a participant, who is known. */
export function ParticipantForm() {
  const isCollecting = collectsPoints(useUser())
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { topic: '', message: '' } })
  const { shell } = useFormFlow({ form, send: writeAsParticipant, confirm: { as: 'modal' } })
  return (
    <Form label="Wiadomość" {...shell} submitLabel="Wyślij wiadomość" wideSubmit>
      <From />
      <MessageFields control={form.control} topics={isCollecting ? topics : partnerTopics} />
    </Form>
  )
}

/** Sender of the message, and the address for the answer. */
function From() {
  const { profile, email, phone } = useUser()
  return (
    <p>
      Piszesz jako{' '}
      <strong>
        {profile.first_name} {profile.last_name}
      </strong>
      {(email || phone) && (
        <>
          {' '}
          ({email && <EmailAddress email={email} />}
          {email && phone && ', '}
          {phone && formatPhone(phone)})
        </>
      )}
      . <NoBreak text={email ? 'Odpowiemy e-mailem.' : 'Odpowiedź znajdziesz w powiadomieniach.'} />{' '}
      <Link to="/moj-profil">Zmień dane</Link>
    </p>
  )
}
