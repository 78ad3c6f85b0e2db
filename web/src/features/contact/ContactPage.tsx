import { MessageCircle } from 'lucide-react'
import { noBreak } from '../../format/text'
import { modalHash } from '../../paths'
import { useSession } from '../../session/session'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink, Link } from '../../ui/Link'
import { PageHead } from '../../ui/PageHead'
import { Hotline } from './Hotline'
import { VisitorForm } from './VisitorForm'

/** `/kontakt`: the programme's contact data and a message form, shorter for a participant. */
export default function ContactPage() {
  const isParticipant = useSession().kind === 'participant'
  return (
    <>
      <PageHead title="Kontakt" about="Zadzwoń albo napisz. Chętnie pomożemy." />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card>
          <CardHead title="Napisz do nas" />
          {isParticipant ? <ParticipantContact /> : <VisitorForm />}
        </Card>
        {/* The number comes first on a phone, the form next. */}
        <div className="grid gap-5 max-xl:contents">
          <div className="max-xl:order-first">
            <Hotline />
          </div>
          {!isParticipant && <HasAccount />}
        </div>
      </div>
    </>
  )
}

/** Contact form of a participant, who need not enter a name. */
function ParticipantContact() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        {noBreak(
          'Znamy już Twoje dane, więc wystarczy wybrać temat i napisać wiadomość. Przeczyta ją też Twój przedstawiciel.',
        )}
      </p>
      <ButtonLink to="/kontakt-z-przedstawicielem" icon={<MessageCircle aria-hidden className="size-5" />}>
        Napisz z&nbsp;panelu
      </ButtonLink>
    </div>
  )
}

function HasAccount() {
  return (
    <Card>
      <CardHead title="Masz konto w&nbsp;programie?" />
      <p className="mb-4">
        {noBreak(
          'Po zalogowaniu napiszesz do swojego przedstawiciela bez wpisywania danych. Nie pamiętasz hasła?',
        )}{' '}
        <Link to={modalHash('reset-hasla')}>Ustaw nowe</Link>.
      </p>
      <ButtonLink to={modalHash('logowanie')} variant="secondary">
        Zaloguj się do programu
      </ButtonLink>
    </Card>
  )
}
