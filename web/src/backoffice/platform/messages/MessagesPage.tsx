import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatInstant } from '../../../format/dates'
import { pathTo } from '../../../paths'
import { Link } from '../../../ui/Link'
import { choiceIn, useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { EmptyList } from '../../EmptyList'
import { ResourceList } from '../../ResourceList'
import { channelLabel, channelOptions } from './channels'
import { type MessageItem, messagesQuery } from './queries'

const channels = [{ value: 'all', label: 'Wszystkie' }, ...channelOptions]

const statuses = [
  { value: 'all', label: 'Wszystkie' },
  { value: 'failed', label: 'Niewysłane' },
  { value: 'queued', label: 'W kolejce' },
  { value: 'sending', label: 'Wysyłane' },
  { value: 'sent', label: 'Wysłane' },
  { value: 'delivered', label: 'Doręczone' },
  { value: 'expired', label: 'Po terminie' },
  { value: 'kept', label: 'Zachowane' },
]

const columns: readonly Column<MessageItem>[] = [
  {
    key: 'cause',
    label: 'Wiadomość',
    card: 'title',
    cell: ({ id, cause }) => <Link to={pathTo('/zaplecze/wiadomosci/:id', { id: String(id) })}>{cause}</Link>,
  },
  { key: 'recipient', label: 'Odbiorca', card: 'lead', cell: (row) => row.recipient },
  {
    key: 'channel',
    label: 'Kanał',
    cell: ({ channel }) => channelLabel(channel),
  },
  { key: 'date', label: 'Data', card: 'left', cell: (row) => formatInstant(row.date) },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** `/zaplecze/wiadomosci`: SMS, e-mails and push notifications with their delivery status. */
export default function MessagesPage() {
  const [parameters] = useSearchParams()
  const { setFilter } = useListParams({ by: 'id', desc: true })
  const channel = parameters.get('channel') ?? 'all'
  const status = choiceIn(parameters, 'status', statuses, 'all')
  const query = useInfiniteQuery(messagesQuery(channel, status))
  const setNarrowing = (name: string) => (value: string) => setFilter(name, value === 'all' ? null : value)
  return (
    <ResourceList
      title="Wiadomości"
      query={query}
      hasViews
      columns={columns}
      empty={
        <EmptyList
          icon={Inbox}
          filters={['channel', 'status']}
          none="Nie ma jeszcze żadnej wiadomości"
          notFound="Nie ma takich wiadomości"
        >
          Tutaj zobaczysz SMS-y, e-maile i&nbsp;powiadomienia, które wysłał program.
        </EmptyList>
      }
    >
      <div className="mb-4 grid gap-3 sm:grid-cols-[14rem_14rem]">
        <Select label="Kanał" value={channel} onChange={setNarrowing('channel')} options={channels} />
        <Select label="Status" value={status} onChange={setNarrowing('status')} options={statuses} />
      </div>
    </ResourceList>
  )
}
