import { useInfiniteQuery } from '@tanstack/react-query'
import { BookOpenText } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatDay } from '../../../format/dates'
import { pathTo } from '../../../paths'
import { ButtonLink, Link } from '../../../ui/Link'
import { StatusBadge } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { EmptyList } from '../../EmptyList'
import { ResourceList } from '../../ResourceList'
import { narrowingOf, statusOf } from './options'
import { type PageItem, pageQueries } from './queries'
import { StatusFilter } from './StatusFilter'

const columns: readonly Column<PageItem>[] = [
  {
    key: 'title',
    label: 'Tytuł',
    card: 'title',
    cell: ({ id, title }) => <Link to={pathTo('/zaplecze/strony/:id', { id: String(id) })}>{title}</Link>,
  },
  { key: 'slug', label: 'Adres', card: 'lead', cell: ({ slug }) => `/${slug}` },
  {
    key: 'updated_on',
    label: 'Aktualizacja',
    cell: ({ updated_on: day }) => formatDay(day),
  },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge {...statusOf(status)} />,
  },
]

/** `/zaplecze/strony`: all pages of text. */
export default function PagesPage() {
  const [parameters] = useSearchParams()
  const query = useInfiniteQuery(pageQueries.list(narrowingOf(parameters)))
  return (
    <ResourceList
      title="Strony"
      action={<ButtonLink to="/zaplecze/strony/nowa">Dodaj stronę</ButtonLink>}
      query={query}
      hasViews
      columns={columns}
      empty={
        <EmptyList
          icon={BookOpenText}
          filters={['status']}
          none="Nie ma jeszcze żadnej strony"
          notFound="Nie ma takich stron"
        >
          Dodaj pierwszą. Regulamin i&nbsp;politykę prywatności administrator zacznie od wzoru na liście
          „Przed startem”.
        </EmptyList>
      }
    >
      <div className="mb-4 sm:max-w-56">
        <StatusFilter />
      </div>
    </ResourceList>
  )
}
