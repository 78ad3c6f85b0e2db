import { useQuery } from '@tanstack/react-query'
import { Award } from 'lucide-react'
import { formatInstantDay } from '../../format/dates'
import { Card } from '../../ui/Card'
import { DownloadIcon } from '../../ui/DownloadIcon'
import { EmptyState } from '../../ui/EmptyState'
import { useListParams } from '../../ui/list-params'
import { PageHead } from '../../ui/PageHead'
import { Pager } from '../../ui/Pager'
import { Table } from '../../ui/Table'
import { type ColumnCell, columnsOf } from '../../ui/table-columns'
import { type Letter, lettersQuery, useLetter } from './queries'

/** `/listy-gratulacyjne`: a letter for each level of points that was reached. */
export default function LettersPage() {
  const { page, sort, onSort } = useListParams({ by: 'created_at', desc: true })
  const { data, isPlaceholderData } = useQuery(
    lettersQuery({ page, sortBy: sort.by === 'level' ? 'level' : 'created_at', sortDesc: sort.desc }),
  )
  return (
    <>
      <PageHead title="Listy gratulacyjne" />
      <Card>
        <Table
          label="Listy gratulacyjne"
          columns={[...columnsOf(data?.data.fields ?? [], cells), file]}
          rows={data?.data.items}
          rowKey={({ level }) => String(level)}
          sort={sort}
          onSort={onSort}
          isBusy={isPlaceholderData}
          empty={
            <EmptyState icon={Award} title="Brak danych">
              Nie masz jeszcze listów gratulacyjnych. Pierwszy wystawimy, gdy osiągniesz pierwszy poziom
              punktów.
            </EmptyState>
          }
        />
        {data && <Pager meta={data.meta} />}
      </Card>
    </>
  )
}

const cells = {
  level: { card: 'title', cell: ({ title }) => title },
  created_at: { card: 'left', cell: ({ created_at: at }) => formatInstantDay(at) },
} satisfies Record<string, ColumnCell<Letter>>

const file = {
  key: 'file',
  label: 'Plik',
  card: 'action',
  cell: (letter: Letter) => <LetterFile letter={letter} />,
} as const

function LetterFile({ letter }: { letter: Letter }) {
  const download = useLetter()
  return (
    <DownloadIcon
      label={`Pobierz ${letter.title}`}
      isPending={download.isPending}
      onPress={() => download.mutate(letter.level)}
    />
  )
}
