import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { Card, CardHead } from '../../ui/Card'
import { useListParams } from '../../ui/list-params'
import { Pager } from '../../ui/Pager'
import { type Column, Table } from '../../ui/Table'
import { SaveButton } from '../SaveButton'
import { changesQuery, type ImportChange, saveChanges } from './rows'

const columns: readonly Column<ImportChange>[] = [
  { key: 'row', label: 'Wiersz', card: 'title', cell: ({ row }) => `Wiersz\u00a0${formatNumber(row)}` },
  { key: 'column', label: 'Kolumna', card: 'badge', cell: ({ column }) => column ?? 'Cały wiersz' },
  { key: 'original', label: 'W\u00a0pliku', cell: ({ original }) => <Wide text={original} /> },
  {
    key: 'value',
    label: 'Po zmianie',
    card: 'lead',
    cell: ({ value, reason }) => <Wide text={reason ? `Pominięty: ${reason}` : value} />,
  },
  { key: 'by', label: 'Kto', cell: ({ by, at }) => `${by}, ${formatInstant(at)}` },
]

function Wide({ text }: { text: string }) {
  return <span className="wrap-anywhere">{text || '—'}</span>
}

/** Rows that operators have corrected or left out. */
export function ChangesCard({ id }: { id: number }) {
  const { page } = useListParams({ by: 'row', desc: false })
  const { data, isFetching } = useQuery(changesQuery(id, page))
  return (
    <Card>
      <CardHead
        title="Zmiany w wierszach"
        action={<SaveButton label="Pobierz zmiany jako CSV" save={() => saveChanges(id)} />}
      />
      <Table
        label="Zmiany w wierszach"
        columns={columns}
        rows={data?.data.items}
        rowKey={({ row, column }) => `${row} ${column ?? ''}`}
        isBusy={isFetching}
      />
      {data && <Pager meta={data.meta} />}
    </Card>
  )
}
