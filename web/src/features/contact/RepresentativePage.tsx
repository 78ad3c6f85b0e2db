import { noBreak } from '../../format/text'
import { useUser } from '../../session/session'
import { Card, CardHead } from '../../ui/Card'
import { PageHead } from '../../ui/PageHead'
import { RepresentativeCard } from '../../ui/RepresentativeCard'
import { Hotline } from './Hotline'
import { ParticipantForm } from './ParticipantForm'

/** `/kontakt-z-przedstawicielem`: the participant's sales representative, with a message form. */
export default function RepresentativePage() {
  const { ph: representative } = useUser()
  return (
    <>
      <PageHead
        title={'Kontakt z\u00a0przedstawicielem'}
        about={noBreak(
          representative
            ? 'Twoja wiadomość trafi do przedstawiciela i do zespołu programu.'
            : 'Nie masz jeszcze swojego przedstawiciela. Twoja wiadomość trafi do zespołu programu.',
        )}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card>
          <CardHead title="Napisz wiadomość" />
          <ParticipantForm />
        </Card>
        <div className="grid gap-5 max-xl:order-first sm:max-xl:grid-cols-2">
          {representative && <RepresentativeCard person={representative} />}
          <Hotline />
        </div>
      </div>
    </>
  )
}
