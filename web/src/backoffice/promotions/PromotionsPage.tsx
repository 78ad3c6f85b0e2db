import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { BadgePercent } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatDay, formatInstant } from '../../format/dates'
import { pathTo } from '../../paths'
import { holds, useOperator } from '../../session/operator'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink, Link } from '../../ui/Link'
import { choiceIn, useListParams } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { StatusBadge } from '../../ui/StatusBadge'
import type { Column } from '../../ui/Table'
import { ResourceList } from '../ResourceList'
import { audienceOf, statusOf, statusOptions } from './labels'
import { type Narrowing, type PromotionItem, promotionOptionsQuery, promotionsQuery } from './queries'

const columns: readonly Column<PromotionItem>[] = [
  {
    key: 'name',
    label: 'Promocja',
    card: 'title',
    cell: (promotion) => <Name promotion={promotion} />,
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
        holds(useOperator(), 'editor') && <ButtonLink to="/zaplecze/promocje/nowa">Dodaj promocję</ButtonLink>
      }
      query={query}
      hasViews
      columns={columns}
      empty={
        <EmptyState icon={BadgePercent} title="Nie ma takich promocji">
          Zmień filtry albo dodaj nową promocję.
        </EmptyState>
      }
    >
      <Filters />
    </ResourceList>
  )
}

/** Name linked to the editor for editors, and to the results for other roles. */
function Name({ promotion: { id, name, revision } }: { promotion: PromotionItem }) {
  const isEdited = holds(useOperator(), 'editor')
  if (!isEdited && revision === 0) return name
  const path = isEdited ? '/zaplecze/promocje/:id' : '/zaplecze/promocje/:id/wyniki'
  return <Link to={pathTo(path, { id: String(id) })}>{name}</Link>
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
