import { useQuery } from '@tanstack/react-query'
import { BadgePercent, Newspaper } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Program } from '../../api/wire'
import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { pathTo } from '../../paths'
import type { User } from '../../session/session'
import { Card, CardHead } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { PageHead } from '../../ui/PageHead'
import { RepresentativeCard } from '../../ui/RepresentativeCard'
import { PageSkeleton } from '../../ui/Skeleton'
import { LatestNotifications } from './LatestNotifications'
import { NoRepresentative } from './NoRepresentative'
import { newestNewsQuery, runningForAllQuery } from './queries'
import { cardQueries, ReferralsCard } from './ReferralsCard'
import { useFirstWait } from './useFirstWait'

/** Dashboard of a partner: their referrals, promotions and news of their audience, the contact, and notifications. */
export function PartnerDashboard({ user }: { user: User }) {
  const promotions = useQuery(runningForAllQuery(user.account_type))
  const news = useQuery(newestNewsQuery(user.account_type))
  const link = useQuery(cardQueries.link)
  const latest = useQuery(cardQueries.latest)
  /* Shown all at once, because a late section would push the others away. */
  const isPending = useFirstWait([promotions, news, link, latest].some((query) => query.isPending))
  return (
    <>
      <PageHead
        title="Dzień dobry"
        about={noBreak(
          'Tutaj znajdziesz swoje polecenia, promocje i aktualności dla partnerów programu oraz osobę, do której możesz zadzwonić.',
        )}
      />
      {isPending ? <PageSkeleton /> : <Rest user={user} />}
    </>
  )
}

function Rest({ user }: { user: User }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 gap-5">
        <ReferralsCard />
        <Promotions program={user.account_type} />
        <News program={user.account_type} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        {user.ph ? <RepresentativeCard person={user.ph} /> : <NoRepresentative />}
        <LatestNotifications announced="Tutaj napiszemy, gdy wydarzy się coś ważnego dla Twojego konta." />
      </div>
    </div>
  )
}

function Promotions({ program }: { program: Program }) {
  const { data: promotions, isError } = useQuery(runningForAllQuery(program))
  return (
    <Card>
      <CardHead
        title="Trwające promocje"
        action={
          <Link to="/promocje" alone>
            Wszystkie promocje
          </Link>
        }
      />
      {isError && promotions === undefined && notHad}
      {promotions?.length === 0 && (
        <EmptyState icon={BadgePercent} title="Teraz nie trwa żadna promocja dla partnerów">
          {noBreak('Gdy ruszy następna, znajdziesz ją tutaj.')}
        </EmptyState>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {promotions?.map(({ slug, name, summary, to }) => (
          <Row
            key={slug}
            to={pathTo('/promocje/:slug', { slug })}
            title={name}
            day={`zakupy do\u00a0${formatDay(to)}`}
          >
            {summary}
          </Row>
        ))}
      </ul>
    </Card>
  )
}

function News({ program }: { program: Program }) {
  const { data: news, isError } = useQuery(newestNewsQuery(program))
  return (
    <Card>
      <CardHead
        title="Aktualności"
        action={
          <Link to="/aktualnosci" alone>
            Wszystkie aktualności
          </Link>
        }
      />
      {isError && news === undefined && notHad}
      {news?.length === 0 && (
        <EmptyState icon={Newspaper} title="Nie ma jeszcze aktualności dla partnerów">
          {noBreak('Gdy coś się wydarzy, napiszemy o tym tutaj.')}
        </EmptyState>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {news?.map(({ slug, title, summary, published_on: day }) => (
          <Row key={slug} to={pathTo('/aktualnosci/:slug', { slug })} title={title} day={formatDay(day)}>
            {summary}
          </Row>
        ))}
      </ul>
    </Card>
  )
}

const notHad = <p className="text-muted">Nie udało się ich teraz pobrać.</p>

interface RowProps {
  to: string
  title: string
  day: string
  children: string
}

/** Something to read, pressed as a whole. */
function Row({ to, title, day, children }: RowProps): ReactNode {
  return (
    <li className="relative -mx-3 flex flex-col gap-1 px-3 py-3 hover:bg-page sm:-mx-5 sm:px-5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">
          <Link to={to} stretched>
            {noBreak(title)}
          </Link>
        </span>
        <span className="text-muted text-small tabular-nums">{day}</span>
      </span>
      <span>{noBreak(children)}</span>
    </li>
  )
}
