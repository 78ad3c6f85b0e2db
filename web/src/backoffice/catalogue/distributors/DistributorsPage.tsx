import { useInfiniteQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { pathTo } from '../../../paths'
import { ButtonLink, Link } from '../../../ui/Link'
import { filtersFrom, useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import type { Column } from '../../../ui/Table'
import { EmptyList } from '../../EmptyList'
import { ExportButtons } from '../../ExportButtons'
import { ResourceList } from '../../ResourceList'
import { SearchBox } from '../../SearchBox'
import { ActiveBadge } from '../ActiveBadge'
import { type DistributorItem, distributorsQuery } from './queries'

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
  const query = useInfiniteQuery(distributorsQuery(filtersFrom(parameters, ['search', 'active', 'edi'])))
  return (
    <ResourceList
      title="Dystrybutorzy"
      action={
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink variant="quiet" to="/zaplecze/dystrybutorzy/spoza-programu">
            Sprzedawcy spoza programu
          </ButtonLink>
          <ButtonLink to="/zaplecze/dystrybutorzy/nowy">Dodaj dystrybutora</ButtonLink>
        </div>
      }
      query={query}
      hasViews
      columns={columns}
      empty={
        <EmptyList
          icon={Store}
          filters={['search', 'active', 'edi']}
          none="Nie ma jeszcze żadnego dystrybutora"
          notFound="Nie ma takich dystrybutorów"
        >
          Dodaj pierwszego albo <Link to="/zaplecze/importy/nowy">wczytaj plik</Link>.
        </EmptyList>
      }
      footer={
        <div className="mt-4 flex flex-col gap-3 border-line border-t pt-4">
          <ExportButtons table="distributors" title="Dystrybutorzy z oddziałami" />
          <ExportButtons table="availability" title="Dostępność w oddziałach" />
        </div>
      }
    >
      <Filters />
    </ResourceList>
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
