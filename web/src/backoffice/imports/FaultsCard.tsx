import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../format/numbers'
import { Card, CardHead } from '../../ui/Card'
import { useListParams } from '../../ui/list-params'
import { Pager } from '../../ui/Pager'
import { type Column, Table } from '../../ui/Table'
import { SaveButton } from '../SaveButton'
import { faultsQuery, type ImportFault, saveFaults } from './queries'

/** What is wrong with a row of a file, of whatever kind. */
export const faultColumns: readonly Column<ImportFault>[] = [
  { key: 'row', label: 'Wiersz', card: 'title', cell: (fault) => `Wiersz\u00a0${formatNumber(fault.row)}` },
  { key: 'column', label: 'Kolumna', cell: (fault) => fault.column || 'Cały wiersz' },
  {
    key: 'value',
    label: 'Wartość',
    cell: (fault) => <span className="wrap-anywhere">{fault.value || '—'}</span>,
  },
  {
    key: 'reason',
    label: 'Co poprawić',
    card: 'lead',
    cell: (fault) => <span className="text-rejected">{fault.reason}</span>,
  },
]

/** The bad rows with their reasons, on pages and as a file. */
export function FaultsCard({ id }: { id: number }) {
  const { page } = useListParams({ by: 'row', desc: false })
  const { data, isFetching } = useQuery(faultsQuery(id, page))
  return (
    <Card>
      <CardHead
        title="Błędne wiersze"
        action={<SaveButton label="Pobierz jako CSV" save={() => saveFaults(id)} />}
      />
      <Table
        label="Błędne wiersze"
        columns={faultColumns}
        rows={data?.data.items}
        rowKey={(fault) => `${fault.row} ${fault.column} ${fault.reason}`}
        isBusy={isFetching}
      />
      {data && <Pager meta={data.meta} />}
    </Card>
  )
}
