import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { ButtonLink, Link } from '../../../ui/Link'
import { filtersFrom, useListParams } from '../../../ui/list-params'
import { RewardPicture } from '../../../ui/RewardPicture'
import { Select } from '../../../ui/Select'
import type { Column } from '../../../ui/Table'
import { EmptyList } from '../../EmptyList'
import { ResourceList } from '../../ResourceList'
import { kindLabels, orderCountText, priceText, stockText } from './labels'
import { categoriesQuery, type RewardItem, rewardsQuery } from './queries'
import { ShownBadge } from './ShownBadge'

const columns: readonly Column<RewardItem>[] = [
  {
    key: 'name',
    label: 'Nagroda',
    card: 'title',
    cell: ({ id, name, picture }) => (
      <span className="flex items-center gap-3">
        <RewardPicture name={picture} size="row" />
        <Link to={pathTo('/zaplecze/nagrody/:id', { id: String(id) })}>{noBreak(name)}</Link>
      </span>
    ),
  },
  { key: 'category', label: 'Kategoria', onlyWide: true, cell: ({ category }) => noBreak(category) },
  { key: 'kind', label: 'Rodzaj', card: 'lead', cell: ({ kind }) => kindLabels[kind] },
  { key: 'price', label: 'Cena w\u00a0tym sezonie', card: 'left', align: 'end', cell: priceText },
  { key: 'stock', label: 'Magazyn', card: 'right', align: 'end', cell: ({ stock }) => stockText(stock) },
  {
    key: 'open',
    label: 'Do realizacji',
    align: 'end',
    cell: ({ open_orders: open }) => (open === 0 ? '—' : orderCountText(open)),
  },
  { key: 'active', label: 'Status', card: 'badge', cell: ({ active }) => <ShownBadge isShown={active} /> },
]

/** `/zaplecze/nagrody`: all rewards, in the order of the catalogue. */
export default function RewardsPage() {
  const [parameters] = useSearchParams()
  const query = useInfiniteQuery(rewardsQuery(filtersFrom(parameters, ['kind', 'category', 'active'])))
  return (
    <ResourceList
      title="Nagrody"
      action={<ButtonLink to="/zaplecze/nagrody/nowa">Dodaj nagrodę</ButtonLink>}
      query={query}
      hasViews
      columns={columns}
      empty={
        <EmptyList
          icon={Gift}
          filters={['kind', 'category', 'active']}
          none="Nie ma jeszcze żadnej nagrody"
          notFound="Nie ma takich nagród"
        >
          Dodaj pierwszą. Gdy będzie w&nbsp;katalogu, uczestnicy zamówią ją za punkty.
        </EmptyList>
      }
    >
      <Filters />
    </ResourceList>
  )
}

function Filters() {
  const { filter, setFilter } = useListParams({ by: 'id', desc: false })
  const { data: categories = [] } = useQuery(categoriesQuery)
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-3">
      <Select
        label="Rodzaj"
        value={filter('kind')}
        onChange={(value) => setFilter('kind', value)}
        options={[
          { value: '', label: 'Wszystkie' },
          ...Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
        ]}
      />
      <Select
        label="Kategoria"
        value={filter('category')}
        onChange={(value) => setFilter('category', value)}
        options={[
          { value: '', label: 'Wszystkie' },
          ...categories.map((name) => ({ value: name, label: name })),
        ]}
      />
      <Select
        label="Status"
        value={filter('active')}
        onChange={(value) => setFilter('active', value)}
        options={[
          { value: '', label: 'Wszystkie' },
          { value: 'true', label: 'W\u00a0katalogu' },
          { value: 'false', label: 'Ukryte' },
        ]}
      />
    </div>
  )
}
