import { useInfiniteQuery } from '@tanstack/react-query'
import { DatabaseBackup } from 'lucide-react'
import { useState } from 'react'
import { formatInstant } from '../../../format/dates'
import { formatBytes, formatNumber } from '../../../format/numbers'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EmptyState } from '../../../ui/EmptyState'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ConfirmDialog } from '../../ConfirmDialog'
import { isFirstLoad } from '../../list-query'
import { ResourceList } from '../../ResourceList'
import { type BackupPlan, backupsQuery, type ListedBackup, requestBackup } from './queries'
import { rhythmText } from './rhythm'

const columns: readonly Column<ListedBackup>[] = [
  {
    key: 'due',
    label: 'Termin',
    card: 'title',
    cell: ({ due_at }) => <span className="whitespace-nowrap">{formatInstant(due_at)}</span>,
  },
  { key: 'from', label: 'Zleca', card: 'lead', cell: ({ requested_by }) => requested_by ?? 'Harmonogram' },
  { key: 'files', label: 'Pliki', align: 'end', cell: ({ files }) => orDash(files, formatNumber) },
  { key: 'bytes', label: 'Rozmiar', align: 'end', cell: ({ bytes }) => orDash(bytes, formatBytes) },
  { key: 'ended', label: 'Koniec', cell: ({ ended_at }) => orDash(ended_at, formatInstant) },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

function orDash<T>(value: T | null | undefined, format: (value: T) => string): string {
  return value === null || value === undefined ? '—' : format(value)
}

/** `/zaplecze/kopie`: when the server backs up by itself and what became of it, and a backup at once. */
export default function BackupsPage() {
  const query = useInfiniteQuery(backupsQuery)
  const [isConfirming, setConfirming] = useState(false)
  const backups = query.data?.pages[0]?.data
  /* The plan stands above the table and has no known height: the table waits for it, not to be pushed down. */
  if (isFirstLoad(query)) return <PageSkeleton />
  return (
    <>
      <ResourceList
        title="Kopie zapasowe"
        action={
          backups?.plan && (
            <Button isDisabled={backups.under_way} onPress={() => setConfirming(true)}>
              Zrób kopię teraz
            </Button>
          )
        }
        query={query}
        columns={columns}
        rowKey={({ due_at }) => due_at}
        details={(row) => <BackupDetails backup={row} />}
        empty={
          <EmptyState icon={DatabaseBackup} title="Nie ma jeszcze żadnej kopii">
            Tutaj zobaczysz kopie, które serwer robi sam. Kopii z&nbsp;polecenia plon backup tu nie ma.
          </EmptyState>
        }
      >
        {backups && (
          <div className="mb-4">
            <Plan plan={backups.plan ?? null} />
          </div>
        )}
      </ResourceList>
      {isConfirming && (
        <ConfirmDialog
          title="Zrobić kopię teraz?"
          label="Zrób kopię"
          action={requestBackup}
          onClose={() => setConfirming(false)}
        >
          <p>Powstanie obok kopii z&nbsp;harmonogramu. Portal działa w&nbsp;tym czasie jak zwykle.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Plan({ plan }: { plan: BackupPlan | null }) {
  if (!plan) {
    return (
      <Alert tone="warning">
        <p>
          Serwer nie robi kopii. Na serwerze ustaw w&nbsp;PLON_BACKUP_TO folder albo adres s3://, najlepiej na
          innej maszynie, i&nbsp;uruchom go ponownie.
        </p>
      </Alert>
    )
  }
  return (
    <DescriptionList>
      <DescriptionItem name="Kiedy">{rhythmText(plan)}</DescriptionItem>
      <DescriptionItem name="Dokąd">{plan.place}</DescriptionItem>
      <DescriptionItem name="Ile ostatnich zostaje">{formatNumber(plan.keep)}</DescriptionItem>
      <DescriptionItem name="Szyfrowanie">
        {plan.recipients.length === 0 ? 'Brak' : `dla ${plan.recipients.join(', ')}`}
      </DescriptionItem>
    </DescriptionList>
  )
}

function BackupDetails({ backup: { name, place, started_at, error } }: { backup: ListedBackup }) {
  return (
    <DescriptionList>
      {name && <DescriptionItem name="Nazwa">{name}</DescriptionItem>}
      <DescriptionItem name="Miejsce">{place}</DescriptionItem>
      <DescriptionItem name="Początek">{orDash(started_at, formatInstant)}</DescriptionItem>
      {error && <DescriptionItem name="Przyczyna">{error}</DescriptionItem>}
    </DescriptionList>
  )
}
