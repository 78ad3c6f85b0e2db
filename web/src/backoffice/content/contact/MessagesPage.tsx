import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatInstant } from '../../../format/dates'
import { pathTo } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { choiceIn } from '../../../ui/list-params'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { TruncatedText } from '../../../ui/TruncatedText'
import { ListFilters } from '../../ListFilters'
import { ResourceList } from '../../ResourceList'
import { type ContactItem, messagesQuery } from './queries'

const statuses = [
  { value: 'new', label: 'Nowe' },
  { value: 'answered', label: 'Odpowiedziane' },
  { value: 'closed', label: 'Zamknięte' },
  { value: 'all', label: 'Wszystkie' },
]

const columns: readonly Column<ContactItem>[] = [
  {
    key: 'name',
    label: 'Kto',
    card: 'title',
    cell: ({ id, name }) => <Link to={pathTo('/zaplecze/kontakt/:id', { id: String(id) })}>{name}</Link>,
  },
  {
    key: 'beginning',
    label: 'Wiadomość',
    card: 'lead',
    cell: ({ beginning }) => <TruncatedText text={beginning} length={60} />,
  },
  { key: 'topic', label: 'Temat', cell: ({ topic }) => topic },
  {
    key: 'sender',
    label: 'Nadawca',
    cell: ({ is_participant }) => (is_participant ? 'uczestnik' : 'gość portalu'),
  },
  { key: 'date', label: 'Data', card: 'left', cell: ({ date }) => formatInstant(date) },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** `/zaplecze/kontakt`: messages to the programme, the longest waiting first. */
export default function MessagesPage() {
  const [parameters] = useSearchParams()
  const status = choiceIn(parameters, 'status', statuses, 'new')
  const search = parameters.get('search') ?? ''
  const query = useInfiniteQuery(messagesQuery(status, search))
  return (
    <ResourceList
      title="Kontakt"
      label="Wiadomości do programu"
      query={query}
      hasViews
      columns={columns}
      empty={
        <EmptyState
          icon={MessageCircle}
          title={
            status === 'new' && search === '' ? 'Nic nie czeka na odpowiedź' : 'Nie ma takich wiadomości'
          }
        />
      }
    >
      <ListFilters statuses={statuses} initialStatus="new" searchLabel="Nadawca lub e-mail" />
    </ResourceList>
  )
}
