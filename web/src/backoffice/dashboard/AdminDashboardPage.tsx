import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../format/dates'
import { holds, useOperator } from '../../session/operator'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink, Link } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { JobsToApprove } from '../bulk-jobs/JobsToApprove'
import { approvalsQuery } from '../bulk-jobs/queries'
import { isFirstLoad } from '../list-query'
import { pendingCorrectionsQuery } from '../people/participants/corrections'
import { Alarms } from './Alarms'
import { Corrections } from './Corrections'
import { NotOpen } from './launch/NotOpen'
import { Notices } from './Notices'
import { noticesQuery } from './notices'
import { PromotionTiles } from './PromotionTiles'
import { Quiet } from './Quiet'
import { type AdminDashboard, adminDashboardQuery } from './queries'
import { tilesFor } from './tiles'

const places = [
  { path: '/zaplecze/promocje', label: 'Promocje' },
  { path: '/zaplecze/aktualnosci', label: 'Aktualności' },
  { path: '/zaplecze/strony', label: 'Strony' },
  { path: '/zaplecze/pytania', label: 'Pytania' },
  { path: '/zaplecze/pliki', label: 'Pliki i\u00a0obrazy' },
] as const

/** `/zaplecze`: the dashboard, with the open tasks of the operator's roles; a list without any is only named. */
export default function AdminDashboardPage() {
  const operator = useOperator()
  const { data: dashboard } = useQuery(adminDashboardQuery)
  const isFinance = holds(operator, 'finance')
  const notices = useQuery(noticesQuery)
  const mayApprove = holds(operator, ['moderator', 'finance'])
  const corrections = useQuery({ ...pendingCorrectionsQuery(null), enabled: isFinance })
  const jobs = useQuery({ ...approvalsQuery, enabled: mayApprove })
  const isLate = (isFinance && isFirstLoad(corrections)) || (mayApprove && isFirstLoad(jobs))
  if (!dashboard || isFirstLoad(notices) || isLate) return <PageSkeleton />
  const isAdministrator = holds(operator, 'administrator')
  const tiles = tilesFor(operator)
  return (
    <>
      <h1 className="font-bold text-h1">Dzień dobry, {operator.first_name}</h1>
      {isAdministrator && <NotOpen />}
      <Alarms alarms={dashboard.alarms} />
      <Notices />
      <div className="grid items-start gap-5 empty:hidden md:grid-cols-2 2xl:grid-cols-3">
        {dashboard.season && isAdministrator && <SeasonDue season={dashboard.season} />}
        {tiles
          .filter(({ waits }) => waits(dashboard))
          .map(({ name, View }) => (
            <View key={name} dashboard={dashboard} />
          ))}
        {isFinance && <Corrections />}
        {mayApprove && <JobsToApprove />}
        {holds(operator, ['moderator', 'editor', 'finance']) && <PromotionTiles dashboard={dashboard} />}
      </div>
      <Quiet places={tiles.filter(({ waits }) => !waits(dashboard))} />
      {holds(operator, 'editor') && <Content />}
      {holds(operator, 'analyst') && <Reports />}
    </>
  )
}

/** Warning that the coming season is missing or still a draft. */
function SeasonDue({
  season: { year, starts_on: start, missing },
}: {
  season: NonNullable<AdminDashboard['season']>
}) {
  return (
    <Card>
      <CardHead title={missing ? `Brakuje sezonu ${year}` : `Sezon ${year} jest jeszcze szkicem`} />
      <p className="text-limit">
        {missing
          ? `Sezon ${year} zaczyna się ${formatDay(start)}. Dopóki go nie przygotujesz, od tego dnia uczestnicy nie zgłoszą faktur i\u00a0nie zamówią nagród.`
          : `Sezon ${year} trwa od ${formatDay(start)}. Dopóki go nie otworzysz, zakupy z\u00a0tego sezonu nie dają punktów.`}
      </p>
      <div className="mt-4">
        <ButtonLink to="/zaplecze/sezony">{missing ? 'Przygotuj sezon' : 'Otwórz sezon'}</ButtonLink>
      </div>
    </Card>
  )
}

/** Link to the reports, for an analyst, who has no queue either. */
function Reports() {
  return (
    <Card>
      <CardHead title="Raporty" action={<ButtonLink to="/zaplecze/raporty">Otwórz raporty</ButtonLink>} />
      <p>Zakupy, punkty, promocje, zobowiązania i&nbsp;czas oczekiwania, z&nbsp;definicją każdej liczby.</p>
    </Card>
  )
}

/** Links to the content pages, for an editor, who has no queue. */
function Content() {
  return (
    <Card>
      <CardHead title="Treści" />
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {places.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
