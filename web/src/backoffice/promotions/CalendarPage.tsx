import { useQuery } from '@tanstack/react-query'
import { CalendarRange } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { holds, useOperator } from '../../session/operator'
import { Alert } from '../../ui/Alert'
import { Card, CardHead } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink } from '../../ui/Link'
import { useListParams } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { PageSkeleton } from '../../ui/Skeleton'
import { MonthList } from './MonthList'
import { calendarQuery, type PromotionCalendar, promotionOptionsQuery } from './queries'
import { Timeline } from './Timeline'

/** `/zaplecze/promocje/kalendarz`: the promotions of a season by their days, of any status. */
export default function CalendarPage() {
  const [parameters] = useSearchParams()
  const { data: calendar, isPlaceholderData } = useQuery(calendarQuery(seasonIn(parameters)))
  const isEditor = holds(useOperator(), 'editor')
  if (!calendar) return <PageSkeleton />
  return (
    <Card>
      <CardHead
        level={1}
        title="Kalendarz promocji"
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="secondary" to="/zaplecze/promocje">
              Lista
            </ButtonLink>
            {isEditor && <ButtonLink to="/zaplecze/promocje/nowa">Dodaj promocję</ButtonLink>}
          </div>
        }
      />
      <SeasonChoice season={calendar.season} />
      <div aria-busy={isPlaceholderData} className="@container aria-busy:cursor-progress">
        {calendar.promotions.length > 0 ? (
          <Season calendar={calendar} />
        ) : (
          <EmptyState icon={CalendarRange} title={`W sezonie ${calendar.season} nie ma promocji`}>
            {isEditor
              ? 'Dodaj pierwszą albo skopiuj promocję z\u00a0innego sezonu.'
              : 'Pojawią się tutaj, gdy redaktor zapisze pierwszy szkic.'}
          </EmptyState>
        )}
      </div>
    </Card>
  )
}

function Season({ calendar }: { calendar: PromotionCalendar }) {
  return (
    <>
      {calendar.is_cut && (
        <div className="mb-4">
          <Alert tone="info">
            Ten sezon ma więcej promocji, niż mieści kalendarz. Wszystkie są na&nbsp;liście.
          </Alert>
        </div>
      )}
      <div className="hidden @table:block">
        <Timeline calendar={calendar} />
      </div>
      <div className="@table:hidden">
        <MonthList calendar={calendar} />
      </div>
    </>
  )
}

function SeasonChoice({ season }: { season: number }) {
  const { setFilter } = useListParams({ by: 'id', desc: true })
  const { data: options } = useQuery(promotionOptionsQuery)
  const seasons = [...new Set([season, ...(options?.seasons ?? [])])].toSorted((one, other) => other - one)
  return (
    <div className="mb-4 max-w-form">
      <Select
        label="Sezon"
        value={String(season)}
        onChange={(value) => setFilter('season', value)}
        options={seasons.map((year) => ({ value: String(year), label: String(year) }))}
      />
    </div>
  )
}

/** The season of the address; undefined for none and for what is no year. */
function seasonIn(parameters: URLSearchParams): number | undefined {
  const season = parameters.get('season') ?? ''
  return /^[1-9]\d{3}$/.test(season) ? Number(season) : undefined
}
