import { useInfiniteQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { ButtonLink, Link } from '../../../ui/Link'
import { useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { type Column, Table } from '../../../ui/Table'
import { ExportButtons } from '../../ExportButtons'
import { ListFooter } from '../../ListFooter'
import { SearchBox } from '../../SearchBox'
import { ActiveBadge } from '../ActiveBadge'
import { type DistributorItem, distributorsQuery, type Narrowing } from './queries'

const columns: readonly Column<DistributorItem>[] = [
  {
    key: 'name',
    label: 'Dystrybutor',
    card: 'title',
    cell: ({ id, name }) => (
      <Link to={pathTo('/zaplecze/dystrybutorzy/:id', { id: String(id) })}>{name}</Link>
    ),
  },
  { key: 'nip', label: 'NIP', cell: ({ nip }) => nip },
  { key: 'branches', label: 'Oddziały', align: 'end', cell: ({ branches }) => branches },
  { key: 'edi', label: 'EDI', cell: ({ edi }) => (edi ? 'tak' : 'nie') },
  { key: 'active', label: 'Status', card: 'badge', cell: ({ active }) => <ActiveBadge active={active} /> },
]

/** `/zaplecze/dystrybutorzy`: all distributors, with search and filters. */
export default function DistributorsPage() {
  const [parameters] = useSearchParams()
  const { data, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    distributorsQuery(narrowingOf(parameters)),
  )
  return (
    <Card>
      <CardHead
        level={1}
        title="Dystrybutorzy"
        action={<ButtonLink to="/zaplecze/dystrybutorzy/nowy">Dodaj dystrybutora</ButtonLink>}
      />
      <Filters />
      <Table
        label="Dystrybutorzy"
        columns={columns}
        rows={data?.pages.flatMap((page) => page.data.items)}
        rowKey={(row) => row.id}
        isBusy={isFetching}
        empty={
          <EmptyState icon={Store} title="Nie ma takich dystrybutorów">
            Sprawdź pisownię, zmień filtry albo dodaj nowego dystrybutora.
          </EmptyState>
        }
      />
      <ListFooter
        meta={data?.pages[0]?.meta}
        isFetching={isFetching}
        hasNextPage={hasNextPage}
        fetchNextPage={fetchNextPage}
      />
      <div className="mt-4 flex flex-col gap-3 border-line border-t pt-4">
        <ExportButtons table="distributors" title="Dystrybutorzy z oddziałami" />
        <ExportButtons table="availability" title="Dostępność w oddziałach" />
      </div>
    </Card>
  )
}

function Filters() {
  const { filter, setFilter } = useListParams({ by: 'name', desc: false })
  return (
    <div className="mb-4 flex flex-col gap-3">
      <SearchBox label="Nazwa lub NIP" />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label="Status"
          value={filter('active')}
          onChange={(value) => setFilter('active', value)}
          options={[
            { value: '', label: 'Wszyscy' },
            { value: 'true', label: 'Aktywni' },
            { value: 'false', label: 'Nieaktywni' },
          ]}
        />
        <Select
          label="EDI"
          value={filter('edi')}
          onChange={(value) => setFilter('edi', value)}
          options={[
            { value: '', label: 'Wszyscy' },
            { value: 'true', label: 'Przysyłają dane sprzedaży' },
            { value: 'false', label: 'Bez EDI' },
          ]}
        />
      </div>
    </div>
  )
}

/** Filters in the URL, unchecked: the server refuses unknown ones. */
function narrowingOf(parameters: URLSearchParams): Narrowing {
  const activeFilters = ['search', 'active', 'edi'].flatMap((name) => {
    const value = parameters.get(name)
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(activeFilters) as Narrowing
}
