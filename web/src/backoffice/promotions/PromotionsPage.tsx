import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { BadgePercent } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatDay, formatInstant } from '../../format/dates'
import { holds, useOperator } from '../../session/operator'
import { ButtonLink } from '../../ui/Link'
import { choiceIn, useListParams } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { StatusBadge } from '../../ui/StatusBadge'
import type { Column } from '../../ui/Table'
import { EmptyList } from '../EmptyList'
import { ResourceList } from '../ResourceList'
import { audienceOf, statusOf, statusOptions } from './labels'
import { PromotionLink } from './PromotionLink'
import { type Narrowing, type PromotionItem, promotionOptionsQuery, promotionsQuery } from './queries'

const columns: readonly Column<PromotionItem>[] = [
  {
    key: 'name',
    label: 'Promocja',
    card: 'title',
    cell: (promotion) => <PromotionLink promotion={promotion} />,
  },
  {
    key: 'days',
    label: 'Czas trwania',
    card: 'lead',
    cell: ({ first_day, last_day }) => `${formatDay(first_day)} – ${formatDay(last_day)}`,
  },
  { key: 'season', label: 'Sezon', card: 'line', cell: ({ season }) => season },
  { key: 'audience', label: 'Program', onlyWide: true, cell: ({ audience }) => audienceOf(audience) },
  {
    key: 'revision',
    label: 'Wersja',
    card: 'line',
    align: 'end',
    cell: ({ revision, drafted }) => (
      <>
        {revision === 0 ? 'brak' : revision}
        {drafted && revision > 0 && <span className="text-muted"> + szkic</span>}
      </>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status, publish_at, refused }) => (
      <span className="flex flex-wrap items-center gap-2">
        <StatusBadge {...statusOf(status)} />
        {publish_at && (
          <span className={refused ? 'text-rejected text-small' : 'text-muted text-small'}>
            {refused ? 'nieopublikowany szkic' : `od ${formatInstant(publish_at)}`}
          </span>
        )}
      </span>
    ),
  },
]

/** `/zaplecze/promocje`: all promotions, the latest start first. */
export default function PromotionsPage() {
  const [parameters] = useSearchParams()
  const query = useInfiniteQuery(promotionsQuery(narrowingOf(parameters)))
  return (
    <ResourceList
      title="Promocje"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" to="/zaplecze/promocje/kalendarz">
            Kalendarz
          </ButtonLink>
          {holds(useOperator(), 'editor') && (
            <ButtonLink to="/zaplecze/promocje/nowa">Dodaj promocję</ButtonLink>
          )}
        </div>
      }
      query={query}
      hasViews
      columns={columns}
      empty={
        <EmptyList
          icon={BadgePercent}
          filters={['season', 'status']}
          none="Nie ma jeszcze żadnej promocji"
          notFound="Nie ma takich promocji"
        >
          Dodaj pierwszą. Zanim ją opublikujesz, zobaczysz ją tak jak uczestnik.
        </EmptyList>
      }
    >
      <Filters />
    </ResourceList>
  )
}

function Filters() {
  const { choice, filter, setFilter } = useListParams({ by: 'id', desc: true })
  const { data: options } = useQuery(promotionOptionsQuery)
  const seasons = (options?.seasons ?? []).map((season) => ({ value: String(season), label: String(season) }))
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-2">
      <Select
        label="Sezon"
        value={filter('season')}
        onChange={(value) => setFilter('season', value)}
        options={[{ value: '', label: 'Wszystkie' }, ...seasons]}
      />
      <Select
        label="Status"
        value={choice('status', statusOptions, '')}
        onChange={(value) => setFilter('status', value)}
        options={statusOptions}
      />
    </div>
  )
}

/** Filters in the URL. */
function narrowingOf(parameters: URLSearchParams): Narrowing {
  const season = Number(parameters.get('season'))
  const status = choiceIn(parameters, 'status', statusOptions, '')
  return {
    ...(season > 0 ? { season } : {}),
    ...(status ? { status: status as NonNullable<Narrowing['status']> } : {}),
  }
}
