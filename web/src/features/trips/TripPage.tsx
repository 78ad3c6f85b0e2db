import { useQuery } from '@tanstack/react-query'
import { Plane } from 'lucide-react'
import { serverNow } from '../../format/clock'
import { formatNumber, formatPoints } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { modalHash, pathTo, type TripKind } from '../../paths'
import { businessDay } from '../../rules/season'
import { Card, CardHead } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink, Link } from '../../ui/Link'
import { ParentLink } from '../../ui/ParentLink'
import { Progress } from '../../ui/Progress'
import { PageSkeleton } from '../../ui/Skeleton'
import { StatusBadge } from '../../ui/StatusBadge'
import { CalendarButton } from './CalendarButton'
import { badges, progressOf, timeLeft, tooLate } from './labels'
import { type Trip, type TripStanding, tripQuery } from './queries'
import { TripDescription } from './TripDescription'
import { TripPicture } from './TripPicture'
import { TripPointsDialog } from './TripPointsDialog'

/** The season's trip of a kind: picture, progress and order. */
export function TripPage({ kind }: { kind: TripKind }) {
  const { data: standing } = useQuery(tripQuery(kind))
  if (!standing) return <PageSkeleton />
  const { trip } = standing
  if (!trip)
    return (
      <Card>
        <h1 className="font-bold text-h1">{titles[kind]}</h1>
        <EmptyState
          icon={Plane}
          title="W tym sezonie nie ma takiej wycieczki"
          action={<ButtonLink to="/nagrody">Zobacz nagrody</ButtonLink>}
        >
          Gdy ją ogłosimy, dostaniesz powiadomienie, jeśli Twoje punkty na nią wystarczą.
        </EmptyState>
      </Card>
    )
  return (
    <>
      <ParentLink to="/nagrody">Wszystkie nagrody</ParentLink>
      <Card>
        <TripPicture name={trip.picture} />
        <div className="mt-5 grid gap-5 lg:grid-cols-2 lg:gap-8">
          <About trip={trip} />
          <Standing kind={kind} standing={standing} trip={trip} />
        </div>
      </Card>
      {standing.earlier && <Earlier trip={standing.earlier} />}
      <TripPointsDialog standing={standing} trip={trip} />
    </>
  )
}

const titles = { standard: 'Wycieczka', premium: 'Wycieczka Premium', vip: 'Wycieczka VIP' } as const

function About({ trip }: { trip: Trip }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">
        {trip.kind_text}, sezon {trip.season}
      </p>
      <h1 className="font-bold text-h1">{trip.name}</h1>
      <p className="font-semibold text-h3">{noBreak(trip.summary)}</p>
      {trip.description.split('\n').map(
        (paragraph) =>
          paragraph && (
            <p key={paragraph} className="max-w-text">
              {noBreak(paragraph)}
            </p>
          ),
      )}
      <p>
        <Link to={pathTo('/nagrody/:slug', { slug: trip.reward })} alone>
          Zobacz tę wycieczkę w&nbsp;katalogu nagród
        </Link>
      </p>
    </div>
  )
}

/** An ordered trip of an earlier season that is still to come. */
function Earlier({ trip }: { trip: NonNullable<TripStanding['earlier']> }) {
  const { name, season, state, sentence, order } = trip
  const badge = badges[state]
  return (
    <Card>
      <CardHead
        title={`${name}, sezon\u00a0${season}`}
        action={<StatusBadge color={badge.color} label={badge.label} />}
      />
      <p>{noBreak(sentence)}</p>
      {order && <OrderNumber number={order.number} />}
    </Card>
  )
}

function OrderNumber({ number }: { number: number }) {
  return (
    <p>
      Zamówienie nr&nbsp;{number} znajdziesz w&nbsp;<Link to="/moje-nagrody">moich nagrodach</Link>.
    </p>
  )
}

/** States in which further points count towards the trip. */
const activeStates: ReadonlySet<TripStanding['state']> = new Set([
  'unqualified',
  'qualified',
  'short',
  'ordered',
])

/** States in which the participant still has something to do by a day of the trip. */
const awaitedStates: ReadonlySet<TripStanding['state']> = new Set(['unqualified', 'qualified', 'short'])

interface StandingProps {
  kind: TripKind
  standing: TripStanding
  trip: Trip
}

function Standing({ kind, standing, trip }: StandingProps) {
  const { state, sentence, days_left: daysLeft, order } = standing
  const hasMissedMark = state === 'unqualified' && businessDay(serverNow()) > trip.order_by
  const badge = hasMissedMark ? tooLate : badges[state]
  const { value, max, label } = progressOf(standing, trip.qualify_at)
  return (
    <section aria-labelledby="standing" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="standing" className="font-bold text-h2">
          Twoja wycieczka
        </h2>
        <StatusBadge color={badge.color} label={badge.label} />
      </div>
      <p>{noBreak(sentence)}</p>
      {activeStates.has(state) && !hasMissedMark && (
        <div>
          <Progress
            label={label}
            value={value}
            max={max}
            valueLabel={`${formatNumber(value)} z\u00a0${formatPoints(max)}`}
          />
          <p className="mt-1 text-muted">
            {formatNumber(value)} z&nbsp;{formatPoints(max)}
          </p>
        </div>
      )}
      <TripDescription standing={standing} trip={trip} />
      {daysLeft != null && <p className="font-semibold text-limit">{timeLeft(daysLeft, state)}</p>}
      {state === 'qualified' && (
        <div>
          <ButtonLink variant="accent" large to={modalHash('order')}>
            Zamawiam wycieczkę
          </ButtonLink>
        </div>
      )}
      {awaitedStates.has(state) && !hasMissedMark && <CalendarButton kind={kind} />}
      {order && <OrderNumber number={order.number} />}
    </section>
  )
}
