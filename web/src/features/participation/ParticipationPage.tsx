import { useNavigate } from 'react-router'
import { isPartner, type User, useSession } from '../../session/session'
import { useSettings } from '../../session/settings'
import { Card, CardHead } from '../../ui/Card'
import { ContactLinks } from '../../ui/ContactLinks'
import { Link } from '../../ui/Link'
import { ParticipationForm } from './ParticipationForm'

/** `/zglos-udzial`: request for an invitation. */
export default function ParticipationPage() {
  const brand = useSettings()?.brand
  const navigate = useNavigate()
  const session = useSession()
  return (
    <div className="mx-auto flex w-full max-w-modal flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h1 className="font-bold text-h1">Zgłoś udział w&nbsp;programie</h1>
        {session.kind === 'participant' ? (
          <ForSomebodyElse user={session.user} />
        ) : (
          <>
            <p>
              Prowadzisz gospodarstwo lub firmę rolną i&nbsp;chcesz zbierać punkty? Zostaw nam swoje dane,
              a&nbsp;prześlemy Ci zaproszenie do programu.
            </p>
            <p>
              Wolisz wypełnić wszystko od razu? <Link to="/rejestracja">Zarejestruj się</Link>.
            </p>
          </>
        )}
      </div>
      <Card>
        <ParticipationForm onSent={() => navigate('/zglos-udzial/dziekujemy', { replace: true })} />
      </Card>
      {brand && (
        <Card>
          <CardHead title="Możesz też zadzwonić albo napisać" />
          <ContactLinks phone={brand.phone} email={brand.email} />
        </Card>
      )}
    </div>
  )
}

function ForSomebodyElse({ user }: { user: User }) {
  return (
    <p>
      Masz już konto w&nbsp;programie. Możesz tu zgłosić inne gospodarstwo lub firmę, a&nbsp;prześlemy im
      zaproszenie.
      {isPartner(user) && (
        <>
          {' '}
          Jeśli mają zarejestrować się z&nbsp;Twojego polecenia, wyślij im swój link ze strony{' '}
          <Link to="/polecenia">Polecenia</Link>.
        </>
      )}
    </p>
  )
}
