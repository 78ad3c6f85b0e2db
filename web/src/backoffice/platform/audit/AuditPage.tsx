import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { formatInstant } from '../../../format/dates'
import { type Path, pathTo } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import type { Option } from '../../../ui/Select'
import type { Column } from '../../../ui/Table'
import { ExportButtons } from '../../ExportButtons'
import { ResourceList } from '../../ResourceList'
import { AuditFilters, useAuditFilter } from './AuditFilters'
import { ChangeList } from './ChangeList'
import { changesOf, type Names } from './changes'
import { actionLabel, noteLabel, subjectLabel } from './labels'
import { type AuditEntry, auditQuery } from './queries'
import type { Vocabulary } from './vocabulary'

type PathOfRecord = Extract<Path, `/zaplecze/${string}/:id`>

/** Pages of the subjects; one that is missing here has no page. */
const pages: Partial<Readonly<Record<string, PathOfRecord>>> = {
  promotions: '/zaplecze/promocje/:id',
  products: '/zaplecze/produkty/:id',
  distributors: '/zaplecze/dystrybutorzy/:id',
  branches: '/zaplecze/dystrybutorzy/oddzialy/:id',
  rewards: '/zaplecze/nagrody/:id',
  trips: '/zaplecze/wycieczki/:id',
  news: '/zaplecze/aktualnosci/:id',
  pages: '/zaplecze/strony/:id',
  questions: '/zaplecze/pytania/:id',
  invoices: '/zaplecze/faktury/:id',
  orders: '/zaplecze/zamowienia/:id',
  payouts: '/zaplecze/wyplaty/:id',
  imports: '/zaplecze/importy/:id',
  participants: '/zaplecze/uczestnicy/:id',
  requests: '/zaplecze/zgloszenia/:id',
  contact_messages: '/zaplecze/kontakt/:id',
  messages: '/zaplecze/wiadomosci/:id',
  webhooks: '/zaplecze/webhooki/:id',
}

/** Subjects with a page and without a name: the number identifies them. */
const nameless = new Set([
  'orders',
  'payouts',
  'imports',
  'participants',
  'requests',
  'contact_messages',
  'messages',
  'webhooks',
])

const columns: readonly Column<AuditEntry>[] = [
  { key: 'at', label: 'Kiedy', card: 'left', cell: (row) => formatInstant(row.at) },
  { key: 'action', label: 'Działanie', card: 'title', cell: (row) => actionLabel(row.action) },
  { key: 'operator', label: 'Operator', card: 'lead', cell: (row) => row.operator ?? 'System' },
  { key: 'subject', label: 'Czego dotyczy', cell: (row) => <Subject entry={row} /> },
  {
    key: 'participant',
    label: 'Uczestnik',
    cell: ({ participant, nip }) => (participant ? `${participant}, NIP\u00a0${nip}` : '—'),
  },
]

/** Subject of the event, with a link where it has a page. */
function Subject({ entry }: { entry: AuditEntry }) {
  const { subject, subject_id: id, subject_key: key, subject_name: name } = entry
  const label = subjectLabel(subject, id, name ?? null)
  /* A subject that should have a name and has none was deleted. */
  const isGone = name == null && !nameless.has(subject)
  const page = id === 0 || isGone ? undefined : pages[subject]
  return page ? <Link to={pathTo(page, { id: key })}>{label}</Link> : label
}

interface AuditPageProps {
  vocabulary: Vocabulary
  /** Names of the rows that a subject's records refer to by code; codes are shown until they are loaded. */
  useNames: (subject: string) => Names
  /** Options of the filter by operator. */
  authors: readonly Option[]
}

/** The audit log, the newest event first. */
export function AuditPage({ vocabulary, useNames, authors }: AuditPageProps) {
  const filter = useAuditFilter()
  const query = useInfiniteQuery(auditQuery(filter))
  return (
    <ResourceList
      title="Dziennik zdarzeń"
      query={query}
      columns={columns}
      details={(row) => <Details entry={row} vocabulary={vocabulary} useNames={useNames} />}
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
    </ResourceList>
  )
}

interface DetailsProps extends Pick<AuditPageProps, 'vocabulary' | 'useNames'> {
  entry: AuditEntry
}

function Details({ entry: { subject, note, before, after }, vocabulary, useNames }: DetailsProps) {
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
