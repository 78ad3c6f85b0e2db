import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { formatInstant } from '../../../format/dates'
import { holds, useOperator } from '../../../session/operator'
import { Card, CardHead } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { useListParams } from '../../../ui/list-params'
import { Pager } from '../../../ui/Pager'
import { StatusBadge } from '../../../ui/StatusBadge'
import { SignInLocks } from '../../identity/auth/SignInLocks'
import { ReasonForm } from '../../ReasonForm'
import { endingOf } from './labels'
import { endSessions, liftSignInLocks, type Session, sessionsQuery, signInLocksQuery } from './queries'

/** Current and past sessions of the participant. */
export function SessionsTab({ id }: { id: number }) {
  const operator = useOperator()
  const { page } = useListParams({ by: 'id', desc: true })
  const { data } = useQuery({ ...sessionsQuery(id, page), placeholderData: keepPreviousData })
  const locks = useQuery(signInLocksQuery(id)).data ?? []
  const mayEnd = holds(operator, ['moderator', 'support'])
  const sessions = data?.data.items ?? []
  return (
    <Card>
      <CardHead title="Sesje" />
      <SignInLocks locks={locks}>
        {mayEnd && (
          <ReasonForm
            action="Zdejmij ograniczenia"
            explanation="Uczestnik będzie mógł od razu logować się i prosić o kod SMS. Błędne próby policzą się od nowa."
            send={(reason) => liftSignInLocks(id, reason)}
          />
        )}
      </SignInLocks>
      {mayEnd && sessions.some((session) => session.lives) && (
        <div className="mb-5">
          <ReasonForm
            action="Wyloguj wszędzie"
            explanation="Uczestnik będzie musiał zalogować się od nowa na każdym urządzeniu."
            send={(reason) => endSessions(id, null, reason)}
          />
        </div>
      )}
      {data && sessions.length === 0 && (
        <EmptyState icon={MonitorSmartphone} title="Uczestnik nie był jeszcze zalogowany">
          Jeśli nie ma hasła, wyślij mu zaproszenie z karty Profil.
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {sessions.map((session) => (
          <SessionEntry key={session.id} id={id} session={session} mayEnd={mayEnd} />
        ))}
      </ul>
      {data && sessions.length > 0 && <Pager meta={data.meta} />}
    </Card>
  )
}

interface SessionEntryProps {
  id: number
  session: Session
  mayEnd: boolean
}

function SessionEntry({ id, session, mayEnd }: SessionEntryProps) {
  return (
    <li className="flex flex-col items-start gap-2 border-line border-b pb-4 last:border-b-0 last:pb-0">
      <StatusBadge color={session.lives ? 'green' : 'gray'} label={endingOf(session)} />
      <p className="wrap-anywhere font-semibold">{session.device || 'Nieznane urządzenie'}</p>
      <p className="text-muted">
        Od {formatInstant(session.started_at)}, ostatnio {formatInstant(session.last_used_at)}
        {session.support && `. Podgląd operatora: ${session.support}`}
      </p>
      {mayEnd && session.lives && (
        <ReasonForm
          action="Zakończ tę sesję"
          explanation="Na tym urządzeniu uczestnik zostanie od razu wylogowany."
          send={(reason) => endSessions(id, session.id, reason)}
        />
      )}
    </li>
  )
}
