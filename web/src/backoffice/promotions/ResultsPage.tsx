import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { formatDay } from '../../format/dates'
import { formatPoints } from '../../format/numbers'
import { pathTo } from '../../paths'
import { holds, useOperator } from '../../session/operator'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink, Link } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { StatusBadge } from '../../ui/StatusBadge'
import type { Column } from '../../ui/Table'
import { BackLink } from '../BackLink'
import { ExportButtons } from '../ExportButtons'
import { ListFilters } from '../ListFilters'
import { isFirstLoad } from '../list-query'
import { ResourceList } from '../ResourceList'
import { type PromotionResult, type ResultsNarrowing, resultsQuery, summaryQuery } from './queries'
import { ResultsSummary } from './ResultsSummary'
import { outcomeOf, reasonOf, resultOptions, resultsOf } from './results'

/**
 * `/zaplecze/promocje/:id/wyniki`: participants of a promotion, with their rewards and the reasons for what is
 * withheld.
 */
export default function ResultsPage() {
  const { id = '' } = useParams()
  const [parameters] = useSearchParams()
  const query = useInfiniteQuery(resultsQuery(Number(id), narrowingOf(parameters)))
  const operator = useOperator()
  const promotion = query.data?.pages[0]?.data
  const { data: summary } = useQuery(summaryQuery(Number(id)))
  if (isFirstLoad(query) || !summary) return <PageSkeleton />
  return (
    <ResourceList
      title={promotion ? `Wyniki: ${promotion.name}` : 'Wyniki promocji'}
      action={
        <span className="flex flex-wrap gap-2">
          {holds(operator, 'editor') && (
            <ButtonLink variant="secondary" to={pathTo('/zaplecze/promocje/:id', { id })}>
              Edycja
            </ButtonLink>
          )}
          <BackLink to="/zaplecze/promocje">Promocje</BackLink>
        </span>
      }
      label="Uczestnicy promocji"
      query={query}
      columns={columnsOf(id)}
      rowKey={(row) => row.participant_id}
      empty={
        <EmptyState icon={Trophy} title="Nie ma takich uczestników">
          Pojawią się tutaj, gdy kupią coś, co liczy się w&nbsp;promocji, albo odpowiedzą na jej regulamin.
        </EmptyState>
      }
      footer={
        holds(operator, 'finance') && (
          <div className="mt-4 border-line border-t pt-4">
            <ExportButtons
              table="promotion-results"
              title="Uczestnicy z&nbsp;listy"
              narrowing={{ promotion: id, ...narrowingOf(parameters) }}
            />
          </div>
        )
      }
    >
      {promotion && (
        <p className="mb-4 text-muted">
          Zakupy od {formatDay(promotion.purchases.from)} do {formatDay(promotion.purchases.to)}
        </p>
      )}
      <ResultsSummary {...summary} />
      <ListFilters statuses={resultOptions} initialStatus="" searchLabel="NIP" />
    </ResourceList>
  )
}

function columnsOf(id: string): readonly Column<PromotionResult>[] {
  return [
    {
      key: 'name',
      label: 'Uczestnik',
      card: 'title',
      cell: ({ participant_id, participant, company_name }) => (
        <>
          <Link
            to={pathTo('/zaplecze/promocje/:id/wyniki/:participant', {
              id,
              participant: String(participant_id),
            })}
          >
            {participant}
          </Link>
          <span className="block text-muted text-small">{company_name}</span>
        </>
      ),
    },
    { key: 'nip', label: 'NIP', card: 'line', onlyWide: true, cell: ({ nip }) => nip },
    {
      key: 'current',
      label: 'Zakupy',
      align: 'end',
      card: 'line',
      cell: ({ progress }) => progress.current_text,
    },
    {
      key: 'brought',
      label: 'Przyniosła',
      card: 'line',
      cell: (result) => <Brought result={result} />,
    },
    { key: 'reason', label: 'Dlaczego', card: 'line', cell: ({ progress }) => reasonOf(progress) },
    {
      key: 'outcome',
      label: 'Status',
      card: 'badge',
      cell: (result) => <StatusBadge {...outcomeOf(result)} />,
    },
  ]
}

function Brought({ result: { progress, overpaid_text, remainder_text } }: { result: PromotionResult }) {
  return (
    <>
      {progress.due.text ?? 'nic'}
      {progress.cut_points > 0 && (
        <span className="block text-small">limit obciął {formatPoints(progress.cut_points)}</span>
      )}
      {overpaid_text && <span className="block text-small">odebrano za dużo o&nbsp;{overpaid_text}</span>}
      {remainder_text && <span className="block text-small">reszta po kartach {remainder_text}</span>}
    </>
  )
}

/** Filters in the URL. */
function narrowingOf(parameters: URLSearchParams): ResultsNarrowing {
  const state = resultsOf(parameters.get('status'))
  const nip = parameters.get('search')
  return { ...(state ? { state } : {}), ...(nip ? { nip } : {}) }
}
