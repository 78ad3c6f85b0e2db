import { useQuery } from '@tanstack/react-query'
import { Wrench } from 'lucide-react'
import { Navigate } from 'react-router'
import { bearer } from '../../api/client'
import { isKeptOut, profileQuery } from '../../session/session'
import { settingsQuery } from '../../session/settings'
import { Button } from '../../ui/Button'
import { ContactLinks } from '../../ui/ContactLinks'
import { ButtonLink } from '../../ui/Link'
import { PlainText } from '../../ui/PlainText'

/** How often the page asks whether the programme is open again, in milliseconds. */
const pause = 60_000

/** `/przerwa-techniczna`: the programme is closed for a while; whoever waits here goes on by themselves when it opens. */
export default function MaintenancePage() {
  /* Whoever comes from a page of the portal has the settings of when it was opened. */
  const { data: settings, refetch: askSettings } = useQuery({
    ...settingsQuery,
    staleTime: 0,
    refetchInterval: pause,
  })
  const {
    data: user,
    refetch: askProfile,
    isFetching,
  } = useQuery({
    ...profileQuery,
    enabled: bearer.isSignedIn(),
    refetchInterval: pause,
    throwOnError: false,
  })
  if (user && !isKeptOut(user)) return <Navigate to="/dashboard" replace />
  const isClosed = user !== undefined || settings?.maintenance !== false
  const ask = () => {
    void askSettings()
    if (bearer.isSignedIn()) void askProfile()
  }
  return (
    <div className="flex grow flex-col items-center justify-center gap-4 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-tint text-brand">
        <Wrench aria-hidden className="size-8" />
      </span>
      <h1 className="font-bold text-h1">{isClosed ? 'Przerwa techniczna' : 'Przerwa się skończyła'}</h1>
      <div className="text-muted">
        <PlainText
          text={isClosed ? (settings?.maintenance_message ?? ownWords) : 'Program działa jak zwykle.'}
        />
      </div>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {isClosed && (
          <Button isPending={isFetching} onPress={ask}>
            Sprawdź, czy już działa
          </Button>
        )}
        <ButtonLink to="/" look={isClosed ? 'secondary' : 'primary'}>
          Strona główna
        </ButtonLink>
      </div>
      {settings && isClosed && (
        <ContactLinks phone={settings.brand.phone} email={settings.brand.email} isCentred />
      )}
    </div>
  )
}

const ownWords =
  'Pracujemy nad programem i\u00a0za jakiś czas znowu będzie działać. Twoje punkty i\u00a0zamówienia są bezpieczne.'
