import { serverNow } from '../../format/clock'
import { businessDay, daysLeft } from '../../rules/season'
import { useSeason } from '../../session/season'
import { collectsPoints, type User, useUser } from '../../session/session'
import { PageHead } from '../../ui/PageHead'
import { ReportInvoiceLink } from '../../ui/ReportInvoiceLink'
import { RepresentativeCard } from '../../ui/RepresentativeCard'
import { PageSkeleton } from '../../ui/Skeleton'
import { Achievements } from './Achievements'
import { Balance } from './Balance'
import { seasonEndText } from './copy'
import { LatestInvoices } from './LatestInvoices'
import { LatestNotifications } from './LatestNotifications'
import { NoRepresentative } from './NoRepresentative'
import { PartnerDashboard } from './PartnerDashboard'
import { RunningPromotions } from './RunningPromotions'
import { SeasonPoints } from './SeasonPoints'
import { useWaiting, WaitingList } from './WaitingList'

/** `/dashboard`: a participant's balance, goals and recent activity; a partner has one of their own. */
export default function DashboardPage() {
  const user = useUser()
  return collectsPoints(user) ? <ParticipantDashboard user={user} /> : <PartnerDashboard user={user} />
}

function ParticipantDashboard({ user }: { user: User }) {
  const season = useSeason()
  const { isPending } = useWaiting()
  return (
    <>
      <PageHead
        title={`Dzień dobry, ${user.profile.first_name}`}
        about={`Sezon ${season}. ${seasonEndText(daysLeft(businessDay(serverNow())))}.`}
        action={<ReportInvoiceLink />}
      />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Balance points={user.points} />
        {user.achievements.length > 0 && (
          <Achievements total={user.points.total} achievements={user.achievements} />
        )}
      </div>
      {isPending ? <PageSkeleton /> : <Rest user={user} season={season} />}
    </>
  )
}

/** Sections from other queries than the participant's own profile. */
function Rest({ user, season }: { user: User; season: number }) {
  return (
    <>
      <WaitingList />
      <RunningPromotions />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-5">
          <SeasonPoints />
          <LatestInvoices season={season} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          {user.ph ? <RepresentativeCard person={user.ph} /> : <NoRepresentative />}
          <LatestNotifications announced="Tutaj napiszemy, gdy sprawdzimy fakturę albo wyślemy nagrodę." />
        </div>
      </div>
    </>
  )
}
