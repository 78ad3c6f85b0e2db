import { useInfiniteQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { formatInstant } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { pathTo } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink, Link } from '../../ui/Link'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import type { Column } from '../../ui/Table'
import { ResourceList } from '../ResourceList'
import { type ImportItem, importsQuery } from './queries'

const columns: readonly Column<ImportItem>[] = [
  {
    key: 'file',
    label: 'Plik',
    card: 'title',
    cell: ({ id, file_name }) => (
      <Link to={pathTo('/zaplecze/importy/:id', { id: String(id) })}>{file_name || `Import ${id}`}</Link>
    ),
  },
  { key: 'kind', label: 'Rodzaj', card: 'lead', cell: (row) => row.kind_label },
  { key: 'source', label: 'Źródło', cell: (row) => row.source },
  { key: 'rows', label: 'Wiersze', align: 'end', onlyWide: true, cell: (row) => formatNumber(row.rows) },
  {
    key: 'faulty',
    label: 'Błędne',
    align: 'end',
    cell: (row) => formatNumber(row.faulty),
  },
  {
    key: 'uploaded',
    label: 'Wczytany',
    cell: (row) => (
      <>
        <span className="whitespace-nowrap">{formatInstant(row.uploaded_at)},</span>{' '}
        <span className="whitespace-nowrap">
          {row.api_client ? `API: ${row.api_client}` : row.uploaded_by}
        </span>
      </>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** `/zaplecze/importy`: imported files, the newest first. */
export default function ImportsPage() {
  const query = useInfiniteQuery(importsQuery)
  return (
    <ResourceList
      title="Importy"
      action={<ButtonLink to="/zaplecze/importy/nowy">Nowy import</ButtonLink>}
      query={query}
      hasViews
      columns={columns}
      empty={
        <EmptyState icon={FileUp} title="Nie ma jeszcze żadnego importu">
          Zacznij od pliku CSV lub XLSX. Zanim cokolwiek się zmieni, zobaczysz, co jest w&nbsp;środku.
        </EmptyState>
      }
    />
  )
}
