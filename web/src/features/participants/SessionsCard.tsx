import { useMutation, useQuery } from '@tanstack/react-query'
import { Eye, MonitorSmartphone } from 'lucide-react'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { Reauth, useReauth } from '../../form/Reauth'
import { SendButton } from '../../form/SendButton'
import { requestEndOfSessions, signOutWithReports } from '../../form/sign-out'
import { formatInstant } from '../../format/dates'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { DeviceLine } from '../../ui/DeviceLine'
import { Skeleton } from '../../ui/Skeleton'
import { StatusBadge } from '../../ui/StatusBadge'
import { showError, showSuccess } from '../../ui/toast-queue'
import { useUnfolding } from '../../ui/unfolding'
import { endSession, endSessions, type OwnSession, sessionsQuery } from './sessions'

/** The participant's sessions, and support's views of the portal as them. */
export function SessionsCard() {
  const { data: sessions, isError } = useQuery({ ...sessionsQuery, throwOnError: false })
  const reauth = useReauth()
  return (
    <Card>
      <CardHead title="Twoje urządzenia" />
      <p className="mb-4 text-muted">
        Na tych urządzeniach otwarte jest Twoje konto. Jeśli któregoś urządzenia nie poznajesz, wyloguj je
        i&nbsp;zmień hasło.
      </p>
      {isError && <Alert tone="danger">Nie udało się pobrać listy. Odśwież stronę.</Alert>}
      {!sessions && !isError && <Skeleton className="h-24 w-full" />}
      {sessions && (
        <Reauth reauth={reauth}>
          <ul className="flex flex-col divide-y divide-line border-line border-y">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} confirmed={reauth.confirmed} />
            ))}
          </ul>
          <EndAll confirmed={reauth.confirmed} />
        </Reauth>
      )}
    </Card>
  )
}

type Confirmed = ReturnType<typeof useReauth>['confirmed']

function SessionRow({ session, confirmed }: { session: OwnSession; confirmed: Confirmed }) {
  return (
    <DeviceLine
      icon={session.is_support ? Eye : MonitorSmartphone}
      name={session.is_support ? 'Podgląd obsługi programu' : deviceOf(session)}
      note={timesOf(session)}
    >
      {session.is_current ? (
        <StatusBadge color="green" label="To urządzenie" />
      ) : (
        session.is_live && <End session={session} confirmed={confirmed} />
      )}
    </DeviceLine>
  )
}

function deviceOf({ device }: OwnSession): string {
  return device ?? 'Nieznane urządzenie'
}

function timesOf({ is_support, is_live, created_at, last_used_at, until }: OwnSession): string {
  if (!is_support) return `Zalogowano ${formatInstant(created_at)}, ostatnio ${formatInstant(last_used_at)}`
  if (is_live) return `Trwa od ${formatInstant(created_at)}, do ${formatInstant(until)}`
  return `Od ${formatInstant(created_at)} do ${formatInstant(until)}`
}

function End({ session, confirmed }: { session: OwnSession; confirmed: Confirmed }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmed(() => endSession({ session: session.id })),
    onSuccess: ({ message }) => showSuccess(message),
    onError: showFailure,
  })
  const [verb, what] = session.is_support ? ['Zakończ', 'podgląd obsługi'] : ['Wyloguj', deviceOf(session)]
  return (
    <SendButton
      variant="quiet"
      isPending={isPending}
      aria-label={`${verb}: ${what}`}
      onPress={() => mutate()}
    >
      {verb}
    </SendButton>
  )
}

/** Ends all other sessions, or this one too, for somebody who has lost a phone. */
function EndAll({ confirmed }: { confirmed: Confirmed }) {
  const { isOpen: isAsking, close, opener } = useUnfolding()
  const { mutate, isPending } = useMutation({
    mutationFn: (keepThis: boolean) => confirmed(() => endSessions({ keep_this: keepThis })),
    onSuccess: async ({ message }, keepThis) => {
      if (!keepThis) return signOutWithReports()
      close()
      showSuccess(message)
    },
    onError: showFailure,
  })
  if (!isAsking)
    return (
      <div className="mt-4">
        <Button variant="secondary" {...opener}>
          Wyloguj wszędzie
        </Button>
      </div>
    )
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p role="status">Wylogować także to urządzenie?</p>
      <div className="flex flex-wrap gap-3">
        <SendButton isPending={isPending} onPress={() => void requestEndOfSessions(() => mutate(false))}>
          Tak, wszędzie
        </SendButton>
        <SendButton variant="secondary" isPending={isPending} onPress={() => mutate(true)}>
          Tylko pozostałe
        </SendButton>
        <Button variant="quiet" autoFocus onPress={close}>
          Nie teraz
        </Button>
      </div>
    </div>
  )
}

function showFailure(thrown: unknown) {
  const failure = failureFrom(thrown)
  if (failure.kind === 'cancelled') return
  showError(messages.failedLoudly, failure.sentence ?? undefined)
}
