import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { formatMonth, formatMonthShort } from '../../format/months'
import { formatNumber, formatPoints } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { BarChart } from '../../ui/BarChart'
import { Card, CardHead } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { Skeleton } from '../../ui/Skeleton'
import { seasonAgainst } from './copy'
import { monthsQuery } from './queries'

/** The season's points for purchases, month by month and against the last season's at the same day. */
export function SeasonPoints() {
  const { data: season, isError } = useQuery({ ...monthsQuery, throwOnError: false })
  return (
    <Card>
      <CardHead
        title="Punkty w sezonie"
        action={
          <Link to="/moje-zakupy" alone>
            Moje zakupy
          </Link>
        }
      />
      {season === undefined && !isError && <Skeleton className="h-75 w-full" />}
      {season === undefined && isError && <p className="text-muted">Nie udało się ich teraz pobrać.</p>}
      {season?.months.every(({ points }) => points === 0) ? (
        <EmptyState icon={ChartColumn} title="W tym sezonie nie masz jeszcze punktów za zakupy">
          {noBreak('Tutaj zobaczysz, ile punktów przyniósł Ci każdy miesiąc.')}
        </EmptyState>
      ) : (
        season && (
          <>
            <p className="mb-2">
              Za zakupy w&nbsp;sezonie {season.season}: <strong>{formatPoints(season.total.points)}</strong>
            </p>
            {season.previous && (
              <p className="mb-2 text-muted">{seasonAgainst(season.total.points, season.previous)}.</p>
            )}
            <BarChart
              label={`Punkty według miesięcy w sezonie ${season.season}`}
              bars={season.months.map(({ month, points }) => ({
                key: month,
                label: formatMonthShort(month),
                name: formatMonth(month),
                value: points,
              }))}
              format={formatPoints}
              formatTick={formatNumber}
            />
          </>
        )
      )}
    </Card>
  )
}
