import { useInfiniteQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatInstantDay } from '../../../format/dates'
import { formatPoints } from '../../../format/numbers'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { parseNip } from '../../../rules/nip'
import { holds, useOperator } from '../../../session/operator'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { useListParams } from '../../../ui/list-params'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ExportButtons } from '../../ExportButtons'
import { rowsOf } from '../../list-query'
import { ResourceList } from '../../ResourceList'
import { InviteForm } from './InviteForm'
import {
  ParticipantBulkBar,
  ParticipantListActions,
  TickedName,
  useTickedParticipants,
} from './ParticipantBulk'
import { filtersOf, ParticipantFilters } from './ParticipantFilters'
import { type Narrowing, type ParticipantItem, type ParticipantsFound, participantsQuery } from './queries'

const nameColumn: Column<ParticipantItem> = {
  key: 'name',
  label: 'Nazwisko',
  sortable: true,
  card: 'title',
  cell: ({ id, name }) => <Link to={pathTo('/zaplecze/uczestnicy/:id', { id: String(id) })}>{name}</Link>,
}

const otherColumns: readonly Column<ParticipantItem>[] = [
  { key: 'company', label: 'Gospodarstwo lub firma', card: 'lead', cell: (row) => noBreak(row.company_name) },
  { key: 'nip', label: 'NIP', cell: (row) => row.nip },
  { key: 'town', label: 'Miejscowość', sortable: true, card: 'left', cell: (row) => row.town },
  {
    key: 'points',
    label: 'Punkty',
    card: 'right',
    align: 'end',
    cell: (row) => formatPoints(row.available_points),
  },
  {
    key: 'joined',
    label: 'W\u00a0programie od',
    sortable: true,
    onlyWide: true,
    cell: (row) => formatInstantDay(row.joined_at),
  },
  {
    key: 'status',
    label: 'Status konta',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** `/zaplecze/uczestnicy`: all participants, with search, filters and sorting. */
export default function ParticipantsPage() {
  const { sort, onSort } = useListParams({ by: 'joined', desc: true })
  const [parameters] = useSearchParams()
  const operator = useOperator()
  const query = useInfiniteQuery(participantsQuery(narrowingOf(parameters, sort)))
  const rows = rowsOf(query)
  const ticked = useTickedParticipants(rows)
  const isModerator = holds(operator, 'moderator')
  const columns = [isModerator ? tickedName(ticked) : nameColumn, ...otherColumns]
  return (
    <ResourceList
      title="Uczestnicy"
      query={query}
      hasViews
      columns={columns}
      sort={sort}
      onSort={onSort}
      empty={
        Object.keys(filtersOf(parameters)).length === 0 ? (
          <NobodyYet />
        ) : (
          <NobodyFound search={parameters.get('search') ?? ''} />
        )
      }
      footer={
        isModerator && (
          <>
            <div className="mt-4 border-line border-t pt-4">
              <ExportButtons
                table="participants"
                title="Uczestnicy z&nbsp;listy"
                narrowing={filtersOf(parameters)}
              />
            </div>
            {ticked.chosen.length > 0 && <ParticipantBulkBar ticked={ticked} />}
          </>
        )
      }
    >
      <ParticipantFilters />
      {isModerator && (
        <ParticipantListActions
          ticked={ticked}
          count={rows?.length ?? 0}
          found={query.hasNextPage ? foundBy(parameters) : null}
        />
      )}
    </ResourceList>
  )
}

/** The name with a checkbox before it. */
function tickedName(ticked: ReturnType<typeof useTickedParticipants>): Column<ParticipantItem> {
  return {
    ...nameColumn,
    cell: (row) => (
      <TickedName row={row} ticked={ticked}>
        {nameColumn.cell(row)}
      </TickedName>
    ),
  }
}

/** Filters in the URL, as the API takes them. */
function foundBy(parameters: URLSearchParams): ParticipantsFound {
  const { representative, segment, below_zero: belowZero, ...others } = filtersOf(parameters)
  return {
    ...others,
    ...(representative ? { representative: Number(representative) } : {}),
    ...(segment ? { segment: Number(segment) } : {}),
    ...(belowZero ? { below_zero: true } : {}),
  } as ParticipantsFound
}

/** Filters and sorting in the URL. */
function narrowingOf(parameters: URLSearchParams, sort: { by: string; desc: boolean }): Narrowing {
  return { ...filtersOf(parameters), sortBy: sort.by, sortDesc: sort.desc } as Narrowing
}

function NobodyYet() {
  return (
    <EmptyState icon={UserSearch} title="Nie ma jeszcze żadnego uczestnika">
      Zobaczysz tu każdego, kto się zarejestruje.{' '}
      {holds(useOperator(), 'moderator') && (
        <Link to="/zaplecze/zgloszenia/zaproszenie">Zaproś pierwszego</Link>
      )}
    </EmptyState>
  )
}

function NobodyFound({ search }: { search: string }) {
  const operator = useOperator()
  const nip = parseNip(search)
  return (
    <EmptyState icon={UserSearch} title="Nie ma takich uczestników">
      {nip.valid && holds(operator, 'moderator') ? (
        <div className="text-left text-ink">
          <p className="mb-4">Nikt nie ma konta z NIP {nip.value}. Możesz wysłać zaproszenie do programu.</p>
          <InviteForm nip={nip.value} />
        </div>
      ) : (
        <p>Sprawdź pisownię albo zmień filtry. Wystarczy początek nazwiska, numeru lub adresu e-mail.</p>
      )}
    </EmptyState>
  )
}
