import { formatInstant } from '../../../format/dates'
import type { Column } from '../../../ui/Table'
import { ChangeList } from './ChangeList'
import { changesOf, type Names } from './changes'
import { actionLabel, noteLabel } from './labels'
import type { AuditEntry } from './queries'
import type { Vocabulary } from './vocabulary'

/** Columns of an event that the log and a record's history share. */
export const entryColumns: readonly Column<AuditEntry>[] = [
  { key: 'at', label: 'Kiedy', card: 'left', cell: (row) => formatInstant(row.at) },
  { key: 'action', label: 'Działanie', card: 'title', cell: (row) => actionLabel(row.action) },
  { key: 'operator', label: 'Operator', card: 'lead', cell: (row) => row.operator ?? 'System' },
]

/** Terms in which events are shown. */
export interface EntryTerms {
  vocabulary: Vocabulary
  /** Names of the rows that a subject's records refer to by code; codes are shown until they are loaded. */
  useNames: (subject: string) => Names
}

interface EntryDetailsProps extends EntryTerms {
  entry: AuditEntry
}

/** Note and changes of an event. */
export function EntryDetails({ entry, vocabulary, useNames }: EntryDetailsProps) {
  const { subject, note, before, after } = entry
  const names = useNames(subject)
  return (
    <div className="flex flex-col gap-3">
      {note && (
        <p>
          <span className="text-muted">{noteLabel(subject, after)}:</span> {note}
        </p>
      )}
      <ChangeList changes={changesOf(subject, before, after, { vocabulary, names })} />
    </div>
  )
}
