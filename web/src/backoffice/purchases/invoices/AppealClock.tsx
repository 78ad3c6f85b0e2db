import { Clock3, TriangleAlert } from 'lucide-react'
import { serverNow } from '../../../format/clock'
import { formatDay } from '../../../format/dates'
import { counted } from '../../../format/plural'

const hour = 3_600_000

/** Waiting time of an appeal and its due day; an overdue one has a label and an icon. */
export function AppealClock({
  since,
  answerBy,
  isOverdue,
}: {
  since: string
  answerBy: string
  isOverdue: boolean
}) {
  const Icon = isOverdue ? TriangleAlert : Clock3
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-tag px-1.5 py-0.5 font-semibold text-small ${isOverdue ? 'bg-rejected-tint text-rejected' : 'bg-pending-tint text-pending'}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>
        {isOverdue ? 'Odwołanie po terminie' : 'Odwołanie'}: czeka {waited(since, serverNow())}, termin{' '}
        {formatDay(answerBy)}
      </span>
    </span>
  )
}

/** Waiting time in whole days; in hours within the first day. */
export function waited(since: string, now: Date): string {
  const hours = Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / hour))
  if (hours < 1) return 'mniej niż godzinę'
  if (hours < 24) return counted(hours, ['godzinę', 'godziny', 'godzin'])
  return counted(Math.floor(hours / 24), ['dzień', 'dni', 'dni'])
}
