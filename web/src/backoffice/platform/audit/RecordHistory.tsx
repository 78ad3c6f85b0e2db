import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { holds, useOperator } from '../../../session/operator'
import { Alert } from '../../../ui/Alert'
import { Disclosure } from '../../../ui/Disclosure'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { rowsOf } from '../../list-query'
import { ResourceTable } from '../../ResourceList'
import type { Names } from './changes'
import { EntryDetails, entryColumns } from './EntryDetails'
import { type AuditEntry, type RecordKind, recordHistoryQuery } from './queries'
import type { Vocabulary } from './vocabulary'

interface RecordHistoryProps {
  kind: RecordKind
  /** Key of the record in the address of its page. */
  recordKey: string
  /** Vocabulary of the page's own group. */
  vocabulary: Vocabulary
  /** Names of the rows that the records refer to by code; default: none. */
  useNames?: (subject: string) => Names
  /** False within a card. */
  isCard?: boolean
}

const title = 'Historia zmian'

/** Foot of a record's page: who did what to the record and when, loaded once it is unfolded. */
export function RecordHistory({ isCard = true, ...record }: RecordHistoryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={title} isCard={isCard} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && <Entries {...record} />}
    </Disclosure>
  )
}

const noNames = (): Names => ({})

function Entries({ kind, recordKey, vocabulary, useNames = noNames }: Omit<RecordHistoryProps, 'isCard'>) {
  const query = useInfiniteQuery({ ...recordHistoryQuery(kind, recordKey), throwOnError: false })
  const rows = rowsOf(query)
  if (query.isError && !rows)
    return <Alert tone="danger">Nie udało się pobrać historii. Odśwież stronę.</Alert>
  return (
    <>
      <ResourceTable
        label={title}
        query={query}
        moreLabel="Pokaż starsze"
        columns={entryColumns}
        rowKey={({ id }) => id}
        details={(row) => <EntryDetails entry={row} vocabulary={vocabulary} useNames={useNames} />}
        empty={
          <EmptyState icon={History} title="Nie ma jeszcze wpisów">
            Gdy ktoś z&nbsp;zaplecza coś tu zmieni, zobaczysz, kto i&nbsp;kiedy.
          </EmptyState>
        }
      />
      <LogLink kind={kind} rows={rows ?? []} />
    </>
  )
}

/** Tables of the records; the log is narrowed by them. */
const subjects: Readonly<Record<RecordKind, string>> = {
  invoice: 'invoices',
  order: 'orders',
  promotion: 'promotions',
  product: 'products',
  distributor: 'distributors',
  branch: 'branches',
  reward: 'rewards',
  trip: 'trips',
  import: 'imports',
  correction: 'einvoice_corrections',
  request: 'requests',
  representative: 'representatives',
  news: 'news',
  page: 'pages',
  question: 'questions',
  operator: 'operators',
}

/** Link to the log of the same record, which administrators alone may read. */
function LogLink({ kind, rows }: { kind: RecordKind; rows: readonly AuditEntry[] }) {
  const operator = useOperator()
  const subject = subjects[kind]
  const own = rows.find((row) => row.subject === subject)
  if (!own || !holds(operator, 'administrator')) return null
  return (
    <p>
      <Link to={`/zaplecze/dziennik?subject=${subject}&subject_id=${own.subject_id}`} alone>
        W&nbsp;dzienniku zdarzeń
      </Link>
    </p>
  )
}
