import { useInfiniteQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatInstant } from '../../format/dates'
import { pathTo } from '../../paths'
import { useOperator } from '../../session/operator'
import { ButtonLink, Link } from '../../ui/Link'
import type { Column } from '../../ui/Table'
import { EmptyList } from '../EmptyList'
import { ResourceList } from '../ResourceList'
import { SearchBox } from '../SearchBox'
import { canEditSegments } from './access'
import { type SegmentItem, segmentsQuery } from './queries'

const columns: readonly Column<SegmentItem>[] = [
  {
    key: 'name',
    label: 'Segment',
    card: 'title',
    cell: ({ id, name }) => <Link to={pathTo('/zaplecze/segmenty/:id', { id: String(id) })}>{name}</Link>,
  },
  { key: 'description', label: 'Opis', card: 'lead', cell: ({ description }) => description || '—' },
  {
    key: 'edited',
    label: 'Ostatnia zmiana',
    cell: ({ edited_by, edited_at }) => `${edited_by}, ${formatInstant(edited_at)}`,
  },
]

/** `/zaplecze/segmenty`: segments of participants, the newest first. */
export default function SegmentsPage() {
  const [parameters] = useSearchParams()
  const operator = useOperator()
  const query = useInfiniteQuery(segmentsQuery(parameters.get('search') ?? ''))
  return (
    <ResourceList
      title="Segmenty"
      action={
        canEditSegments(operator) && <ButtonLink to="/zaplecze/segmenty/nowy">Dodaj segment</ButtonLink>
      }
      query={query}
      columns={columns}
      empty={
        <EmptyList
          icon={UsersRound}
          filters={['search']}
          none="Nie ma jeszcze żadnego segmentu"
          notFound="Nie ma takich segmentów"
        >
          Segment to warunki, które spełnia część uczestników. Przyda się do wysyłek i&nbsp;zadań zbiorczych.
        </EmptyList>
      }
    >
      <div className="mb-4">
        <SearchBox label="Nazwa segmentu" />
      </div>
    </ResourceList>
  )
}
