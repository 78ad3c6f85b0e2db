import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import type { Option } from '../../../ui/Select'
import type { Column } from '../../../ui/Table'
import { ExportButtons } from '../../ExportButtons'
import { rowsOf } from '../../list-query'
import { ResourceList } from '../../ResourceList'
import { AuditFilters, OneRecord, useAuditFilter } from './AuditFilters'
import { EntryDetails, type EntryTerms, entryColumns } from './EntryDetails'
import { subjectLabel } from './labels'
import { type AuditEntry, auditQuery } from './queries'
import { subjectPage } from './subject-pages'

const columns: readonly Column<AuditEntry>[] = [
  ...entryColumns,
  { key: 'subject', label: 'Czego dotyczy', cell: (row) => <Subject entry={row} /> },
  {
    key: 'participant',
    label: 'Uczestnik',
    cell: ({ participant, nip }) => (participant ? `${participant}, NIP\u00a0${nip}` : '—'),
  },
]

/** Subject of the event, with a link where it has a page. */
function Subject({ entry }: { entry: AuditEntry }) {
  const label = subjectLabel(entry.subject, entry.subject_id, entry.subject_name ?? null)
  const page = subjectPage(entry)
  return page ? <Link to={page}>{label}</Link> : label
}

interface AuditPageProps extends EntryTerms {
  /** Options of the filter by operator. */
  authors: readonly Option[]
}

/** The audit log, the newest event first. */
export function AuditPage({ authors, ...terms }: AuditPageProps) {
  const filter = useAuditFilter()
  const query = useInfiniteQuery(auditQuery(filter))
  return (
    <ResourceList
      title="Dziennik zdarzeń"
      query={query}
      columns={columns}
      details={(row) => <EntryDetails entry={row} {...terms} />}
      empty={
        <EmptyState icon={ScrollText} title="Nic nie znaleziono">
          Zmień filtry albo je wyczyść.
        </EmptyState>
      }
      footer={
        <div className="mt-4 border-line border-t pt-4">
          <ExportButtons table="audit" title="Zdarzenia z&nbsp;listy" narrowing={{ ...filter }} />
        </div>
      }
    >
      <AuditFilters authors={authors} />
      {filter.subject_id && <OneRecord filter={filter} name={rowsOf(query)?.[0]?.subject_name ?? null} />}
    </ResourceList>
  )
}
