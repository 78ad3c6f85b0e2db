import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleQuestionMark } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { pathTo } from '../../../paths'
import { ButtonLink, Link } from '../../../ui/Link'
import { StatusBadge } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { EmptyList } from '../../EmptyList'
import { ResourceList } from '../../ResourceList'
import { audienceOf, narrowingOf, statusOf } from './options'
import { type QuestionItem, questionQueries } from './queries'
import { StatusFilter } from './StatusFilter'

const columns: readonly Column<QuestionItem>[] = [
  {
    key: 'question',
    label: 'Pytanie',
    card: 'title',
    cell: ({ id, question }) => (
      <Link to={pathTo('/zaplecze/pytania/:id', { id: String(id) })}>{question}</Link>
    ),
  },
  {
    key: 'position',
    label: 'Miejsce',
    card: 'line',
    align: 'end',
    cell: ({ position }) => position,
  },
  { key: 'audience', label: 'Dla kogo', card: 'lead', cell: ({ audience }) => audienceOf(audience) },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge {...statusOf(status)} />,
  },
]

/** `/zaplecze/pytania`: all questions, in the order in which readers see them. */
export default function QuestionsPage() {
  const [parameters] = useSearchParams()
  const query = useInfiniteQuery(questionQueries.list(narrowingOf(parameters)))
  return (
    <ResourceList
      title="Pytania"
      action={<ButtonLink to="/zaplecze/pytania/nowe">Dodaj pytanie</ButtonLink>}
      query={query}
      columns={columns}
      empty={
        <EmptyList
          icon={CircleQuestionMark}
          filters={['status']}
          none="Nie ma jeszcze żadnego pytania"
          notFound="Nie ma takich pytań"
        >
          Dodaj to, o&nbsp;co uczestnicy pytają najczęściej.
        </EmptyList>
      }
    >
      <div className="mb-4 sm:max-w-56">
        <StatusFilter />
      </div>
    </ResourceList>
  )
}
