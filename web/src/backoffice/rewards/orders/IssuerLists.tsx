import { useInfiniteQuery } from '@tanstack/react-query'
import { List } from 'lucide-react'
import { formatInstant } from '../../../format/dates'
import { formatNumber } from '../../../format/numbers'
import { EmptyState } from '../../../ui/EmptyState'
import type { Column } from '../../../ui/Table'
import { ExportButtons } from '../../ExportButtons'
import { ResourceList } from '../../ResourceList'
import { type IssuerList, issuerListsQuery } from './codes'

const columns: readonly Column<IssuerList>[] = [
  { key: 'date', label: 'Przygotowana', card: 'title', cell: ({ made_at: at }) => formatInstant(at) },
  { key: 'by', label: 'Kto', card: 'lead', cell: ({ made_by: by }) => by },
  { key: 'cards', label: 'Karty', align: 'end', cell: ({ cards }) => formatNumber(cards) },
  {
    key: 'file',
    label: 'Plik',
    card: 'foot',
    cell: ({ id }) => (
      <ExportButtons table="card-codes" title={`Lista nr\u00a0${id}`} narrowing={{ list: String(id) }} />
    ),
  },
]

/** Lists that were made for the issuer, each to be downloaded as it was. */
export function IssuerLists() {
  return (
    <ResourceList
      level={2}
      title="Listy dla wydawcy"
      query={useInfiniteQuery(issuerListsQuery)}
      columns={columns}
      empty={<EmptyState icon={List} title="Nie było jeszcze listy dla wydawcy" />}
    />
  )
}
