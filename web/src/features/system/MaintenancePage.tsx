import { useQuery } from '@tanstack/react-query'
import { Wrench } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { bearer } from '../../api/client'
import { isClosedForMaintenance, profileQuery } from '../../session/session'
import { settingsQuery } from '../../session/settings'
import { ContactLinks } from '../../ui/ContactLinks'
import { ButtonLink } from '../../ui/Link'
import { PlainButton } from '../../ui/PlainButton'
import { PlainText } from '../../ui/PlainText'
import { showSuccess } from '../../ui/toast-queue'
import { pollDelayAfter } from './poll-delay'

/** `/przerwa-techniczna`: the programme is closed for maintenance; the page leaves by itself when it opens. */
export default function MaintenancePage() {
  const { settings, openAt, isAsking, ask } = useMaintenanceStatus()
  const { data: user } = useQuery({ ...profileQuery, enabled: false })
  useLeavingOnceOpen(openAt)
  if (bearer.isSignedIn() && user && !isClosedForMaintenance(user))
    return <Navigate to="/dashboard" replace />
  return (
    <div className="flex grow flex-col items-center justify-center gap-4 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-tint text-brand-text">
        <Wrench aria-hidden className="size-8" />
      </span>
      <h1 className="font-bold text-h1">Przerwa techniczna</h1>
      <div className="text-muted">
        <PlainText text={settings?.maintenance_message ?? defaultMessage} />
      </div>
      <p className="text-muted">Gdy przerwa się skończy, ta strona sama przejdzie dalej.</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <PlainButton isPending={isAsking} onClick={ask}>
          Sprawdź, czy już działa
        </PlainButton>
        <ButtonLink to="/" variant="secondary">
          Strona główna
        </ButtonLink>
      </div>
      {settings && <ContactLinks phone={settings.brand.phone} email={settings.brand.email} isCentred />}
    </div>
  )
}

/** Polls the public settings with growing pauses, and at once when the page becomes visible again. */
function useMaintenanceStatus() {
  const since = useRef(Date.now())
  const {
    data: settings,
    isFetchedAfterMount,
    dataUpdatedAt,
    isFetching: isAsking,
    refetch,
  } = useQuery({
    ...settingsQuery,
    /* Cached settings may be from before the break. */
    staleTime: 0,
    refetchInterval: () => pollDelayAfter(Date.now() - since.current),
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    const beginAnew = () => {
      if (!document.hidden) since.current = Date.now()
    }
    document.addEventListener('visibilitychange', beginAnew)
    return () => document.removeEventListener('visibilitychange', beginAnew)
  }, [])
  return {
    settings,
    /** The time of the answer that the break is over; null while it goes on. */
    openAt: isFetchedAfterMount && settings?.maintenance === false ? dataUpdatedAt : null,
    isAsking,
    ask: () => void refetch(),
  }
}

/** Goes on to the panel of a participant, whose profile is refetched first, or to a guest's home page. */
function useLeavingOnceOpen(openAt: number | null) {
  const navigate = useNavigate()
  const { refetch } = useQuery({ ...profileQuery, enabled: false, throwOnError: false })
  useEffect(() => {
    if (openAt === null) return
    let isHere = true
    async function leave() {
      const user = bearer.isSignedIn() ? (await refetch()).data : undefined
      /* Closed again meanwhile; the next poll decides. */
      if (!isHere || (user && isClosedForMaintenance(user))) return
      showSuccess('Przerwa się skończyła')
      await navigate(user ? '/dashboard' : '/', { replace: true })
    }
    void leave()
    return () => {
      isHere = false
    }
  }, [openAt, navigate, refetch])
}

const defaultMessage =
  'Pracujemy nad programem i\u00a0za jakiś czas znowu będzie działać. Twoje punkty i\u00a0zamówienia są bezpieczne.'
