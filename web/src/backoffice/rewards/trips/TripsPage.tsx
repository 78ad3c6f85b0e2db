import { useInfiniteQuery } from '@tanstack/react-query'
import { Plane } from 'lucide-react'
import { formatDay } from '../../../format/dates'
import { pathTo } from '../../../paths'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { StatusBadge } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { useUnfolding } from '../../../ui/unfolding'
import { ResourceList } from '../../ResourceList'
import { NewTrip } from './NewTrip'
import { type TripItem, tripsQuery } from './queries'

const columns: readonly Column<TripItem>[] = [
  {
    key: 'name',
    label: 'Wycieczka',
    card: 'title',
    cell: ({ id, name }) => <Link to={pathTo('/zaplecze/wycieczki/:id', { id: String(id) })}>{name}</Link>,
  },
  { key: 'kind', label: 'Rodzaj', card: 'lead', cell: ({ kind_text: kind }) => kind },
  { key: 'season', label: 'Sezon', cell: ({ season }) => season },
  { key: 'order_by', label: 'Termin zamówienia', cell: ({ order_by: day }) => formatDay(day) },
  { key: 'fulfil_by', label: 'Uzupełnienie punktów do', cell: ({ fulfil_by: day }) => formatDay(day) },
  {
    key: 'published',
    label: 'Status',
    card: 'badge',
    cell: ({ published }) => <PublishedBadge isPublished={published} />,
  },
]

/** `/zaplecze/wycieczki`: trips of all seasons, the newest first. */
export default function TripsPage() {
  const query = useInfiniteQuery(tripsQuery)
  const { isOpen, close, opener } = useUnfolding()
  if (isOpen) return <NewTrip onCancel={close} />
  return (
    <ResourceList
      title="Wycieczki"
      action={<Button {...opener}>Dodaj wycieczkę</Button>}
      query={query}
      hasViews
      columns={columns}
      empty={
        <EmptyState icon={Plane} title="Nie ma jeszcze wycieczek">
          Dodaj pierwszą. Uczestnicy zobaczą ją, gdy ją opublikujesz.
        </EmptyState>
      }
    />
  )
}

/** Badge of a trip: published to participants or not. */
export function PublishedBadge({ isPublished }: { isPublished: boolean }) {
  return <StatusBadge color={isPublished ? 'green' : 'gray'} label={isPublished ? 'Opublikowana' : 'Szkic'} />
}
