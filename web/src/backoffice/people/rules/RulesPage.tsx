import { useMutation, useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { formatDay, formatInstant } from '../../../format/dates'
import { formatBytes } from '../../../format/numbers'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { DownloadIcon } from '../../../ui/DownloadIcon'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { StatusBadge } from '../../../ui/StatusBadge'
import { type Column, Table } from '../../../ui/Table'
import { showError } from '../../../ui/toast-queue'
import { ConfirmDialog } from '../../ConfirmDialog'
import { type RulesVersion, rulesQuery, saveRules, withdrawRules } from './queries'
import { stateOf } from './states'
import { UploadRules } from './UploadRules'

const columns: readonly Column<RulesVersion>[] = [
  {
    key: 'valid_from',
    label: 'Obowiązuje od',
    card: 'title',
    cell: ({ valid_from: day }) => formatDay(day),
  },
  {
    key: 'state',
    label: 'Stan',
    card: 'badge',
    cell: ({ state }) => <StatusBadge {...stateOf[state]} />,
  },
  {
    key: 'sha256',
    label: 'Plik i\u00a0skrót SHA-256',
    card: 'line',
    cell: ({ sha256, size }) => (
      <>
        PDF, {formatBytes(size)}
        <span className="block text-muted text-small wrap-anywhere">{sha256}</span>
      </>
    ),
  },
  { key: 'added', label: 'Kto i\u00a0kiedy', card: 'foot', cell: historyOf },
  { key: 'actions', label: 'Działania', card: 'action', cell: (rules) => <Actions rules={rules} /> },
]

/** `/zaplecze/regulamin`: files of the programme's rules, each in force from a day on. */
export default function RulesPage() {
  const { data: versions } = useQuery(rulesQuery)
  const [isAdding, setAdding] = useState(false)
  return (
    <Card>
      <CardHead
        level={1}
        title="Regulamin"
        action={!isAdding && <Button onPress={() => setAdding(true)}>Dodaj plik regulaminu</Button>}
      />
      <p className="mb-5 max-w-text text-muted">
        Plik PDF od prawnika stoi pod adresem /regulamin obok treści strony, jeśli ją napiszesz (
        <Link to="/zaplecze/strony">Strony</Link>). Przy oświadczeniach o&nbsp;udziale zapisujemy skrót pliku,
        który wtedy obowiązywał. Jeśli uczestnicy mają zaakceptować nowy regulamin, opublikuj tego dnia nową
        wersję zgody (<Link to="/zaplecze/zgody">Zgody</Link>).
      </p>
      {isAdding && (
        <div className="mb-6 max-w-text">
          <UploadRules onDone={() => setAdding(false)} />
        </div>
      )}
      <Table
        label="Wersje regulaminu"
        columns={columns}
        rows={versions}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={ScrollText} title="Nie ma jeszcze pliku regulaminu">
            Uczestnicy czytają stronę z&nbsp;treścią, jeśli jest opublikowana.
          </EmptyState>
        }
      />
    </Card>
  )
}

function historyOf({ added_by, added_at, withdrawn_by, withdrawn_at }: RulesVersion): string {
  const added = `${added_by}, ${formatInstant(added_at)}`
  return withdrawn_at ? `${added}; wycofano: ${withdrawn_by}, ${formatInstant(withdrawn_at)}` : added
}

function Actions({ rules }: { rules: RulesVersion }) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const saving = useMutation({
    mutationFn: () => saveRules(rules),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  const day = formatDay(rules.valid_from)
  return (
    <span className="flex flex-wrap items-center gap-1">
      <DownloadIcon
        label={`Pobierz regulamin od ${day}`}
        isPending={saving.isPending}
        onPress={() => saving.mutate()}
      />
      {rules.state === 'planned' && (
        <Button variant="quiet" onPress={() => setWithdrawing(true)}>
          Wycofaj<span className="sr-only">{` regulamin od ${day}`}</span>
        </Button>
      )}
      {isWithdrawing && (
        <ConfirmDialog
          title="Wycofać regulamin?"
          label="Wycofaj regulamin"
          variant="danger"
          action={() => withdrawRules(rules.id)}
          onClose={() => setWithdrawing(false)}
        >
          <p>
            Plik, który miał obowiązywać od {day}, nie zacznie obowiązywać. Zostanie na liście jako wycofany.
          </p>
        </ConfirmDialog>
      )}
    </span>
  )
}
