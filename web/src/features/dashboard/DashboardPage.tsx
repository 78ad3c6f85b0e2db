import { useQuery } from '@tanstack/react-query'
import { serverNow } from '../../format/clock'
import { businessDay, daysLeft } from '../../rules/season'
import { runningPromotionsQuery } from '../../session/promotions'
import { useSeason } from '../../session/season'
import { collectsPoints, isPartner, type User, useUser } from '../../session/session'
import { useSettings } from '../../session/settings'
import { waitingPurchasesQuery } from '../../session/waiting-purchases'
import { Card } from '../../ui/Card'
import { PageHead } from '../../ui/PageHead'
import { ReportInvoiceLink } from '../../ui/ReportInvoiceLink'
import { RepresentativeCard } from '../../ui/RepresentativeCard'
import { PageSkeleton, Skeleton } from '../../ui/Skeleton'
import { Achievements } from './Achievements'
import { Balance } from './Balance'
import { seasonEndText } from './copy'
import { FirstSteps } from './FirstSteps'
import { nearestGoal } from './goal'
import { LatestInvoices } from './LatestInvoices'
import { LatestNotifications } from './LatestNotifications'
import { NearestGoal } from './NearestGoal'
import { NoRepresentative } from './NoRepresentative'
import { PartnerDashboard } from './PartnerDashboard'
import { monthsQuery, nearRewardsQuery, newestInvoicesQuery } from './queries'
import { ReferralsCard } from './ReferralsCard'
import { RewardsWithinReach } from './RewardsWithinReach'
import { RunningPromotions } from './RunningPromotions'
import { SeasonPoints } from './SeasonPoints'
import { useFirstWait } from './useFirstWait'
import { useWaiting, WaitingList } from './WaitingList'

/** `/dashboard`: a participant's nearest goal, balance and recent activity; a partner has one of their own. */
export default function DashboardPage() {
  const user = useUser()
  return collectsPoints(user) ? <ParticipantDashboard user={user} /> : <PartnerDashboard user={user} />
}

function ParticipantDashboard({ user }: { user: User }) {
  const season = useSeason()
  const { isPending, isNew, waiting } = useStart(user, season)
  return (
    <>
      <PageHead
        title="Dzień dobry"
        about={`Sezon ${season}. ${seasonEndText(daysLeft(businessDay(serverNow())))}.`}
        action={<ReportInvoiceLink />}
      />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {isPending ? <AwaitedGoal key="awaited" /> : isNew ? <FirstSteps /> : <Goal user={user} />}
        <Balance points={user.points} waiting={isPending ? undefined : waiting} />
      </div>
      {isPending ? <PageSkeleton /> : <Rest user={user} season={season} isNew={isNew} />}
    </>
  )
}

/**
 * Reads what decides on the page. It is shown all at once, because a late section would push those below it from under
 * a finger; a question that fails is none of its conditions.
 */
function useStart(user: User, season: number) {
  const waiting = useQuery(waitingPurchasesQuery)
  const rewards = useQuery(nearRewardsQuery)
  const months = useQuery({ ...monthsQuery, throwOnError: false })
  const invoices = useQuery({ ...newestInvoicesQuery(String(season)), throwOnError: false })
  const list = useWaiting()
  return {
    isPending: useFirstWait(
      list.isPending || [waiting, rewards, months, invoices].some(({ isPending }) => isPending),
    ),
    /** Nothing has been bought yet, as far as the programme knows. */
    isNew: user.points.brandPurchase === 0 && invoices.data?.meta.total === 0 && list.invoices === 0,
    waiting: waiting.data,
  }
}

/** The place of the goal, as tall on a phone as most goals are, so that the balance stays where it is. */
function AwaitedGoal() {
  return (
    <Card>
      <Skeleton className="h-96 w-full md:h-72" />
    </Card>
  )
}

function Goal({ user: { points, achievements } }: { user: User }) {
  const { data: promotions = [] } = useQuery({ ...runningPromotionsQuery, throwOnError: false })
  const { data: rewards } = useQuery(nearRewardsQuery)
  const { data: waiting } = useQuery(waitingPurchasesQuery)
  const goal = nearestGoal({
    promotions,
    achievements,
    points,
    waitingPoints: waiting?.points ?? 0,
    lacking: rewards?.lacking ?? [],
    limit: useSettings()?.points_limit,
  })
  return <NearestGoal goal={goal} />
}

interface RestProps {
  user: User
  season: number
  /** True for somebody whose season would be empty charts and lists. */
  isNew: boolean
}

/** Sections from other queries than the participant's own profile. */
function Rest({ user, season, isNew }: RestProps) {
  const { data: waiting } = useQuery(waitingPurchasesQuery)
  return (
    <>
      <WaitingList />
      <RunningPromotions />
      <RewardsWithinReach />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {!isNew && (
          <div className="grid grid-cols-1 gap-5">
            <SeasonPoints />
            <LatestInvoices season={season} />
          </div>
        )}
        <div className="grid grid-cols-1 gap-5">
          {!isNew && user.achievements.length > 0 && (
            <Achievements
              total={user.points.total}
              achievements={user.achievements}
              waiting={waiting?.points ?? 0}
            />
          )}
          {user.ph ? <RepresentativeCard person={user.ph} /> : <NoRepresentative />}
          {!isNew && <LatestNotifications announced={announced} />}
          {isPartner(user) && <ReferralsCard />}
        </div>
        {isNew && <LatestNotifications announced={announced} />}
      </div>
    </>
  )
}

const announced = 'Tutaj napiszemy, gdy sprawdzimy fakturę albo wyślemy nagrodę.'
