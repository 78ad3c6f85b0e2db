import { useInfiniteQuery } from '@tanstack/react-query'
import { formatNumber } from '../../format/numbers'
import { pathTo } from '../../paths'
import { Link } from '../../ui/Link'
import type { Column } from '../../ui/Table'
import { ResourceList } from '../ResourceList'
import { type ImportNote, notesQuery } from './queries'

const columns: readonly Column<ImportNote>[] = [
  { key: 'row', label: 'Wiersz', card: 'title', cell: (note) => `Wiersz\u00a0${formatNumber(note.row)}` },
  { key: 'note', label: 'Co sprawdzić', card: 'lead', cell: (note) => note.note },
  {
    key: 'invoice',
    label: 'Faktura',
    card: 'foot',
    cell: ({ invoice, row }) =>
      invoice ? (
        <Link to={pathTo('/zaplecze/faktury/:id', { id: invoice })}>
          Otwórz fakturę<span className="sr-only"> z wiersza {row}</span>
        </Link>
      ) : (
        '—'
      ),
  },
]

/** Disagreements between the file and the programme. */
export function NotesCard({ id }: { id: number }) {
  const query = useInfiniteQuery(notesQuery(id))
  return <ResourceList level={2} title="Różnice do sprawdzenia" query={query} columns={columns} />
}
