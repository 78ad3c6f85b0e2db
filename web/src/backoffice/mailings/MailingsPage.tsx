import { useInfiniteQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatInstant } from '../../format/dates'
import { pathTo } from '../../paths'
import { ButtonLink, Link } from '../../ui/Link'
import { choiceIn, useListParams } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import type { Column } from '../../ui/Table'
import { EmptyList } from '../EmptyList'
import { ResourceList } from '../ResourceList'
import { type MailingItem, mailingsQuery } from './queries'

const statuses = [
  { value: '', label: 'Wszystkie' },
  { value: 'draft', label: 'Szkice' },
  { value: 'submitted', label: 'Do zatwierdzenia' },
  { value: 'scheduled', label: 'Zaplanowane' },
  { value: 'sending', label: 'W trakcie wysyłki' },
  { value: 'sent', label: 'Wysłane' },
  { value: 'stopped', label: 'Zatrzymane' },
]

const columns: readonly Column<MailingItem>[] = [
  {
    key: 'name',
    label: 'Wysyłka',
    card: 'title',
    cell: ({ id, name }) => <Link to={pathTo('/zaplecze/wysylki/:id', { id: String(id) })}>{name}</Link>,
  },
  { key: 'segment', label: 'Segment', card: 'lead', cell: ({ segment }) => segment },
  { key: 'channels', label: 'Kanały', cell: ({ channels }) => channels.join(', ') },
  {
    key: 'time',
    label: 'Termin',
    cell: ({ started_at, send_at }) => {
      const at = started_at ?? send_at
      return at ? formatInstant(at) : 'od razu'
    },
  },
  { key: 'editor', label: 'Autor', cell: ({ edited_by }) => edited_by },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** `/zaplecze/wysylki`: mailings, the newest first. */
export default function MailingsPage() {
  const [parameters] = useSearchParams()
  const { filter, setFilter } = useListParams({ by: 'id', desc: true })
  const query = useInfiniteQuery(mailingsQuery(choiceIn(parameters, 'status', statuses, '')))
  return (
    <ResourceList
      title="Wysyłki"
      action={<ButtonLink to="/zaplecze/wysylki/nowa">Nowa wysyłka</ButtonLink>}
      query={query}
      columns={columns}
      empty={
        <EmptyList
          icon={Megaphone}
          filters={['status']}
          none="Nie ma jeszcze żadnej wysyłki"
          notFound="Nie ma takich wysyłek"
        >
          Wysyłka to wiadomość do uczestników z&nbsp;wybranego segmentu.
        </EmptyList>
      }
    >
      <div className="mb-4 sm:max-w-56">
        <Select
          label="Status"
          value={filter('status')}
          onChange={(value) => setFilter('status', value)}
          options={statuses}
        />
      </div>
    </ResourceList>
  )
}
