import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatInstant } from '../../../format/dates'
import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { choiceIn, useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { StatusBadge } from '../../../ui/StatusBadge'
import { type Column, Table } from '../../../ui/Table'
import { SearchBox } from '../../SearchBox'
import { channelLabel, channelOptions } from './channels'
import { type TemplateItem, templatesQuery } from './queries'

const states = [
  { value: 'all', label: 'Wszystkie' },
  { value: 'changed', label: 'Zmienione' },
  { value: 'original', label: 'Oryginalne' },
]

const columns: readonly Column<TemplateItem>[] = [
  {
    key: 'title',
    label: 'Szablon',
    card: 'title',
    cell: ({ key, title }) => <Link to={pathTo('/zaplecze/szablony/:key', { key })}>{title}</Link>,
  },
  { key: 'occasion', label: 'Kiedy', card: 'lead', cell: ({ occasion }) => occasion },
  {
    key: 'channel',
    label: 'Kanał',
    card: 'line',
    cell: ({ channel }) => <span className="whitespace-nowrap">{channelLabel(channel)}</span>,
  },
  {
    key: 'changed_at',
    label: 'Zmiana',
    card: 'line',
    cell: ({ changed_at: at }) => (at ? formatInstant(at) : '—'),
  },
  {
    key: 'state',
    label: 'Tekst',
    card: 'badge',
    cell: ({ changed_at: at }) => (at ? <StatusBadge color="yellow" label="Zmieniony" /> : 'Oryginalny'),
  },
]

/** `/zaplecze/szablony`: texts of all SMS and e-mails. */
export default function TemplatesPage() {
  const { data: templates } = useQuery(templatesQuery)
  const [parameters] = useSearchParams()
  const { filter, setFilter } = useListParams({ by: 'title', desc: false })
  const channel = choiceIn(parameters, 'channel', channelOptions, 'all')
  const state = choiceIn(parameters, 'state', states, 'all')
  const rows = templates?.filter(
    (template) =>
      (channel === 'all' || template.channel === channel) &&
      (state === 'all' || (state === 'changed') === Boolean(template.changed_at)) &&
      isFound(template, filter('search')),
  )
  const setNarrowing = (name: string) => (value: string) => setFilter(name, value === 'all' ? null : value)
  return (
    <Card>
      <CardHead level={1} title="Szablony wiadomości" />
      <p className="mb-5 max-w-text text-muted">
        Teksty SMS-ów, e-maili i&nbsp;powiadomień, które program wysyła sam. Zmiana dotyczy wiadomości, które
        dopiero powstaną; każdą możesz cofnąć.
      </p>
      <div className="mb-4 grid items-end gap-3 sm:grid-cols-[12rem_12rem_1fr]">
        <Select label="Kanał" value={channel} onChange={setNarrowing('channel')} options={channelOptions} />
        <Select label="Tekst" value={state} onChange={setNarrowing('state')} options={states} />
        <SearchBox label="Część nazwy" />
      </div>
      <Table
        label="Szablony wiadomości"
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        empty={<EmptyState icon={MessageSquareText} title="Nie ma takich szablonów" />}
      />
    </Card>
  )
}

function isFound({ title, occasion }: TemplateItem, search: string | null): boolean {
  const text = `${title} ${occasion}`.toLocaleLowerCase('pl')
  return text.replaceAll('\u00a0', ' ').includes((search ?? '').toLocaleLowerCase('pl'))
}
