import { formatInstant } from '../../../format/dates'
import { noBreak } from '../../../format/text'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { AppealClock } from './AppealClock'
import type { Appeal } from './queries'

/** Participant's appeals: the text, the contested reason, and the waiting time. */
export function AppealNotes({ appeals, about }: { appeals: readonly Appeal[]; about: string }) {
  if (appeals.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {appeals.map((appeal) => (
        <li key={appeal.made_at} className="rounded-control border-brand border-l-4 bg-page px-3 py-2">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">Odwołanie, {about}</span>
            {appeal.answered_at ? (
              <StatusBadge color={statusColor(appeal.status.color)} label={appeal.status.label} />
            ) : (
              <AppealClock
                since={appeal.made_at}
                answerBy={appeal.answer_by}
                isOverdue={appeal.status.code === 'overdue'}
              />
            )}
          </p>
          <p className="wrap-anywhere">{noBreak(`Uczestnik: ${appeal.reason}`)}</p>
          <p className="wrap-anywhere text-muted">{noBreak(`Odrzucono wcześniej: ${appeal.rejection}`)}</p>
          {appeal.answered_at && (
            <p className="wrap-anywhere text-muted">
              {`Odpowiedź ${formatInstant(appeal.answered_at)}`}
              {appeal.answer && noBreak(`: ${appeal.answer}`)}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
