import { useMutation } from '@tanstack/react-query'
import { RefreshCw, Smartphone } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatInstant } from '../../format/dates'
import { counted } from '../../format/plural'
import { formatSize } from '../../format/size'
import { noBreak } from '../../format/text'
import { useOnline } from '../../session/online'
import { cancelReport, useWaitingReports } from '../../session/outbox'
import { sendWaitingReports } from '../../session/outbox-sender'
import type { WaitingReport } from '../../session/outbox-store'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { StatusBadge } from '../../ui/StatusBadge'
import { showError } from '../../ui/toast-queue'
import { useUnfolding } from '../../ui/unfolding'
import { correctionLink } from './paths'

/** The reports that wait on this device for a connection, or for a correction; nothing without any. */
export function WaitingReports() {
  const reports = useWaitingReports()
  const isOnline = useOnline()
  const { mutate: send, isPending } = useMutation({ mutationFn: sendWaitingReports })
  if (reports.length === 0) return null
  const canSend = isOnline && reports.some(({ refusal }) => refusal === null)
  return (
    <Card>
      <CardHead
        title="Zgłoszenia na telefonie"
        action={
          canSend && (
            <Button
              variant="secondary"
              icon={<RefreshCw aria-hidden className="size-5" />}
              isPending={isPending}
              onPress={() => send()}
            >
              Wyślij teraz
            </Button>
          )
        }
      />
      <ul aria-label="Zgłoszenia na telefonie" className="flex flex-col divide-y divide-line">
        {reports.map((report) => (
          <Waiting key={report.key} report={report} isOnline={isOnline} />
        ))}
      </ul>
    </Card>
  )
}

function Waiting({ report, isOnline }: { report: WaitingReport; isOnline: boolean }) {
  const { number, distributor, files, savedAt, refusal } = report
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return (
    <li className="flex flex-col items-start gap-2 py-3 first:pt-0 last:pb-0">
      <span className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-semibold">{number}</span>
        {refusal ? (
          <StatusBadge color="red" label="Do poprawy" />
        ) : (
          <StatusBadge color="yellow" label="Czeka na wysłanie" icon={Smartphone} />
        )}
      </span>
      <span className="wrap-anywhere text-muted text-small">
        {[
          distributor.name,
          `${counted(files.length, ['plik', 'pliki', 'plików'])} (${formatSize(bytes)})`,
          `zapisane ${formatInstant(savedAt)}`,
        ]
          .filter((part) => part !== '')
          .join(', ')}
      </span>
      {refusal ? <Alert tone="danger">{noBreak(refusal.sentence)}</Alert> : <p>{stateOf(isOnline)}</p>}
      <Actions report={report} />
    </li>
  )
}

function stateOf(isOnline: boolean): string {
  return isOnline
    ? noBreak('Czeka na telefonie. Spróbujemy wysłać za chwilę.')
    : noBreak('Czeka na telefonie, wyślemy, gdy wróci zasięg.')
}

function Actions({ report: { key, number, refusal } }: { report: WaitingReport }) {
  const [search] = useSearchParams()
  const { isOpen: isAsking, close, opener } = useUnfolding()
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelReport(key),
    onSuccess: (isCancelled) => {
      /* The row goes with its focused button. */
      document.getElementById('main')?.focus({ preventScroll: true })
      if (!isCancelled) showError('To zgłoszenie jest już wysłane')
    },
  })
  if (isAsking)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{noBreak('Usunąć je z telefonu? Ta faktura nie zostanie wysłana.')}</p>
        <Button variant="danger" isPending={isPending} onPress={() => mutate()}>
          Tak, usuń
        </Button>
        <Button variant="quiet" autoFocus onPress={close}>
          Zostaw
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-3">
      {refusal && <ButtonLink to={correctionLink(search, key)}>Popraw</ButtonLink>}
      <Button variant="secondary" aria-label={`Anuluj zgłoszenie faktury ${number}`} {...opener}>
        Anuluj zgłoszenie
      </Button>
    </div>
  )
}
