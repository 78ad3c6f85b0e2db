import { formatDay, formatInstant } from '../../format/dates'
import { type Column, Table } from '../../ui/Table'
import type { EditedPromotion, Revision } from './queries'

const columns: readonly Column<Revision>[] = [
  { key: 'revision', label: 'Wersja', card: 'title', cell: ({ revision }) => `Wersja ${revision}` },
  {
    key: 'when',
    label: 'Opublikowana',
    card: 'lead',
    cell: ({ published_at }) => (published_at ? formatInstant(published_at) : 'z plików programu'),
  },
  { key: 'who', label: 'Kto', card: 'left', cell: ({ published_by }) => published_by ?? 'brak' },
  { key: 'name', label: 'Nazwa', onlyWide: true, cell: ({ definition }) => definition.name },
  {
    key: 'days',
    label: 'Zakupy',
    card: 'line',
    cell: ({ definition: { terms } }) =>
      `${formatDay(terms.purchases.from)} – ${formatDay(terms.purchases.to)}`,
  },
]

/** Published revisions, with time and operator. */
export function History({ promotion }: { promotion: EditedPromotion }) {
  return (
    <Table
      label="Historia wersji"
      columns={columns}
      rows={promotion.revisions}
      rowKey={({ revision }) => revision}
      empty="Tej promocji jeszcze nie opublikowano"
    />
  )
}
