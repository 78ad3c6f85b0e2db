import { RotateCcw } from 'lucide-react'
import { formatDay, formatInstant } from '../../format/dates'
import { pluralOf } from '../../format/plural'
import { noBreak } from '../../format/text'
import { useSettings } from '../../session/settings'
import { CallLink } from '../../ui/CallLink'
import { ButtonLink } from '../../ui/Link'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import type { Appeal } from './queries'

interface AppealsProps {
  appeals: readonly Appeal[]
  /** The number of appeals left; null without a decision to appeal against. */
  left: number | null
  /** Names the subject in the link's accessible name. */
  about: string
  /** The address of the form. */
  link: string
}

/** Appeals made so far, and the link to the form of another one. */
export function Appeals({ appeals, left, about, link }: AppealsProps) {
  if (appeals.length === 0 && left === null) return null
  return (
    <div className="mt-2 flex flex-col items-start gap-2 font-normal text-ink text-small">
      {appeals.map((appeal) => (
        <Made key={appeal.made_at} appeal={appeal} />
      ))}
      {left === 0 && <NoMore />}
      {left !== null && left > 0 && (
        <>
          <ButtonLink
            to={link}
            replace
            variant="secondary"
            icon={<RotateCcw aria-hidden className="size-5" />}
          >
            <span>
              Poproś o ponowne sprawdzenie
              <span className="sr-only"> {about}</span>
            </span>
          </ButtonLink>
          <p className="text-muted">{`Możesz o to poprosić jeszcze ${left} ${pluralOf(left, ['raz', 'razy', 'razy'])}.`}</p>
        </>
      )}
    </div>
  )
}

function NoMore() {
  const phone = useSettings()?.brand.phone
  return (
    <p>
      {noBreak('Sprawdziliśmy to już ponownie. Jeśli nadal się nie zgadzasz, zadzwoń na ')}
      <CallLink phone={phone}>Infolinię Programu</CallLink> – numer jest na stronie kontaktu.
    </p>
  )
}

function Made({ appeal }: { appeal: Appeal }) {
  const { status, made_at, answer_by, answered_at, answer, reason, rejection } = appeal
  return (
    <div className="w-full rounded-control border-brand border-l-4 bg-page px-3 py-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">Prośba o ponowne sprawdzenie</span>
        <StatusBadge color={statusColor(status.color)} label={status.label} />
      </p>
      <p>
        {answered_at
          ? `Wysłana ${formatInstant(made_at)}, odpowiedź ${formatInstant(answered_at)}`
          : `Czeka od ${formatInstant(made_at)}, odpowiemy do ${formatDay(answer_by)}`}
      </p>
      <p>{noBreak(`Powód odrzucenia: ${rejection}`)}</p>
      <p>{noBreak(`Twoje wyjaśnienie: ${reason}`)}</p>
      {answer && <p className="font-semibold">{noBreak(`Nasza odpowiedź: ${answer}`)}</p>}
    </div>
  )
}
