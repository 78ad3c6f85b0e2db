import { useInfiniteQuery } from '@tanstack/react-query'
import { MailPlus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatInstant } from '../../../format/dates'
import { noBreak } from '../../../format/text'
import { EmptyState } from '../../../ui/EmptyState'
import { choiceIn } from '../../../ui/list-params'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ExportButtons } from '../../ExportButtons'
import { ListFilters } from '../../ListFilters'
import { ResourceList } from '../../ResourceList'
import { type Subscriber, subscribersQuery } from './queries'

const statuses = [
  { value: 'active', label: 'Zapisani' },
  { value: 'pending', label: 'Niepotwierdzeni' },
  { value: 'left', label: 'Wypisani' },
  { value: 'all', label: 'Wszyscy' },
]

const columns: readonly Column<Subscriber>[] = [
  {
    key: 'email',
    label: 'Adres e-mail',
    card: 'title',
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  { key: 'asked', label: 'Zapis', cell: ({ asked_at }) => formatInstant(asked_at) },
  {
    key: 'confirmed',
    label: 'Potwierdzenie',
    cell: ({ confirmed_at }) => (confirmed_at ? formatInstant(confirmed_at) : '—'),
  },
  { key: 'left', label: 'Wypisanie', cell: ({ left_at }) => (left_at ? formatInstant(left_at) : '—') },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** `/zaplecze/newsletter`: subscribers of the newsletter, and their export for the mailing tool. */
export default function NewsletterPage() {
  const [parameters] = useSearchParams()
  const status = choiceIn(parameters, 'status', statuses, 'active')
  const search = parameters.get('search') ?? ''
  const query = useInfiniteQuery(subscribersQuery(status, search))
  return (
    <ResourceList
      title="Newsletter"
      label="Adresy newslettera"
      query={query}
      columns={columns}
      empty={
        <EmptyState icon={MailPlus} title="Nie ma takich adresów">
          Adresy zostawia się na stronie głównej portalu i&nbsp;potwierdza linkiem z&nbsp;e-maila.
        </EmptyState>
      }
      footer={
        <div className="mt-4 flex flex-col gap-3 border-line border-t pt-4">
          <p className="text-muted">{noBreak('Plik obejmuje wszystkie adresy o wybranym statusie.')}</p>
          <ExportButtons
            table="newsletter"
            title="Lista adresów"
            narrowing={status === 'all' ? {} : { status }}
          />
        </div>
      }
    >
      <ListFilters statuses={statuses} initialStatus="active" searchLabel="Adres e-mail" />
    </ResourceList>
  )
}
