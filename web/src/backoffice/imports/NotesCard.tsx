import { useInfiniteQuery } from '@tanstack/react-query'
import { formatNumber } from '../../format/numbers'
import { pathTo } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { type Column, Table } from '../../ui/Table'
import { ListFooter } from '../ListFooter'
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
  const { data, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(notesQuery(id))
  return (
    <Card>
      <CardHead title="Różnice do sprawdzenia" />
      <Table
        label="Różnice do sprawdzenia"
        columns={columns}
        rows={data?.pages.flatMap((page) => page.data)}
        rowKey={(note) => note.id}
        isBusy={isFetching}
      />
      <ListFooter
        meta={data?.pages[0]?.meta}
        isFetching={isFetching}
        hasNextPage={hasNextPage}
        fetchNextPage={fetchNextPage}
      />
    </Card>
  )
}
