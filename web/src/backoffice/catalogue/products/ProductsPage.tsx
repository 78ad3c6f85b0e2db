import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { PackageSearch } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatThousandths } from '../../../format/numbers'
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
import { type ProductItem, productOptionsQuery, productsQuery } from './queries'

const columns: readonly Column<ProductItem>[] = [
  {
    key: 'name',
    label: 'Produkt',
    card: 'title',
    cell: ({ id, name, colour }) => (
      <span className="flex items-center gap-2">
        <span
          aria-hidden
          className="size-4 shrink-0 rounded-tag border border-line"
          style={{ background: colour }}
        />
        <Link to={pathTo('/zaplecze/produkty/:id', { id: String(id) })}>{name}</Link>
      </span>
    ),
  },
  { key: 'brand', label: 'Marka', card: 'left', cell: ({ brand }) => brand },
  { key: 'category', label: 'Kategoria', card: 'lead', cell: ({ category }) => category },
  { key: 'sap', label: 'SAP', onlyWide: true, cell: ({ sap }) => sap },
  { key: 'packs', label: 'Opakowania', align: 'end', cell: ({ packs }) => packs },
  {
    key: 'points',
    label: 'Punkty za jednostkę',
    card: 'right',
    align: 'end',
    cell: ({ points_per_unit: points, unit }) =>
      points === null || points === undefined
        ? 'brak stawki'
        : `${formatThousandths(points)}\u00a0pkt/${unit}`,
  },
  {
    key: 'active',
    label: 'Status',
    card: 'badge',
    cell: ({ active }) => <ActiveBadge active={active} />,
  },
]

/** `/zaplecze/produkty`: all products, with search and filters. */
export default function ProductsPage() {
  const [parameters] = useSearchParams()
  const query = useInfiniteQuery(
    productsQuery(filtersFrom(parameters, ['search', 'brand', 'category', 'active'])),
  )
  return (
    <ResourceList
      title="Produkty"
      action={<ButtonLink to="/zaplecze/produkty/nowy">Dodaj produkt</ButtonLink>}
      query={query}
      hasViews
      columns={columns}
      empty={
        <EmptyList
          icon={PackageSearch}
          filters={['search', 'brand', 'category', 'active']}
          none="Nie ma jeszcze żadnego produktu"
          notFound="Nie ma takich produktów"
        >
          Dodaj pierwszy albo <Link to="/zaplecze/importy/nowy">wczytaj plik</Link>.
        </EmptyList>
      }
      footer={
        <div className="mt-4 flex flex-col gap-3 border-line border-t pt-4">
          <ExportButtons table="products" title="Produkty, opakowania i stawki" />
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
  const { data: options } = useQuery(productOptionsQuery)
  const select = (name: string, label: string, all: string, values: readonly string[]) => (
    <Select
      label={label}
      value={filter(name)}
      onChange={(value) => setFilter(name, value)}
      options={[{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))]}
    />
  )
  return (
    <div className="mb-4 flex flex-col gap-3">
      <SearchBox label="Nazwa, kod SAP lub kod opakowania" />
      <div className="grid gap-3 sm:grid-cols-3">
        {select('brand', 'Marka', 'Wszystkie', options?.brands ?? [])}
        {select('category', 'Kategoria', 'Wszystkie', options?.categories ?? [])}
        <Select
          label="Status"
          value={filter('active')}
          onChange={(value) => setFilter('active', value)}
          options={[
            { value: '', label: 'Wszystkie' },
            { value: 'true', label: 'Aktywne' },
            { value: 'false', label: 'Nieaktywne' },
          ]}
        />
      </div>
    </div>
  )
}
