import { useInfiniteQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatDay } from '../../../format/dates'
import { pathTo } from '../../../paths'
import { ButtonLink, Link } from '../../../ui/Link'
import { filtersFrom } from '../../../ui/list-params'
import { StatusBadge } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { EmptyList } from '../../EmptyList'
import { ResourceList } from '../../ResourceList'
import { SearchBox } from '../../SearchBox'
import { audienceOf, narrowingOf, statusOf } from './options'
import { type NewsItem, newsQueries } from './queries'
import { StatusFilter } from './StatusFilter'

const columns: readonly Column<NewsItem>[] = [
  {
    key: 'title',
    label: 'Tytuł',
    card: 'title',
    cell: ({ id, title }) => (
      <Link to={pathTo('/zaplecze/aktualnosci/:id', { id: String(id) })}>{title}</Link>
    ),
  },
  {
    key: 'published_on',
    label: 'Data publikacji',
    cell: ({ published_on: day }) => formatDay(day),
  },
  { key: 'audience', label: 'Dla kogo', cell: ({ audience }) => audienceOf(audience) },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status, published_on: day }) => <StatusBadge {...statusOf(status, day)} />,
  },
]

/** `/zaplecze/aktualnosci`: all news, the newest first. */
export default function NewsPage() {
  const [parameters] = useSearchParams()
  const query = useInfiniteQuery(
    newsQueries.list({ ...narrowingOf(parameters), ...filtersFrom(parameters, ['search']) }),
  )
  return (
    <ResourceList
      title="Aktualności"
      action={<ButtonLink to="/zaplecze/aktualnosci/nowa">Dodaj aktualność</ButtonLink>}
      query={query}
      hasViews
      columns={columns}
      empty={
        <EmptyList
          icon={Newspaper}
          filters={['status', 'search']}
          none="Nie ma jeszcze żadnej aktualności"
          notFound="Nie ma takich aktualności"
        >
          Dodaj pierwszą. Zanim ją opublikujesz, widzą ją tylko operatorzy.
        </EmptyList>
      }
    >
      <div className="mb-4 grid items-end gap-3 sm:grid-cols-[14rem_1fr]">
        <StatusFilter />
        <SearchBox label="Część tytułu" />
      </div>
    </ResourceList>
  )
}
