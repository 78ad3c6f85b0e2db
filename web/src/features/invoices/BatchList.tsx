import { Send } from 'lucide-react'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { messages } from '../../api/messages'
import { scrollToFirstInvalid } from '../../form/scroll'
import { followUnsavedWork, watchForm } from '../../form/unsaved'
import { formatNumber } from '../../format/numbers'
import { counted } from '../../format/plural'
import { useOnline } from '../../session/online'
import { reporterHere } from '../../session/outbox'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import type { ComboOption } from '../../ui/ComboBox'
import { ButtonLink } from '../../ui/Link'
import { Progress } from '../../ui/Progress'
import { BatchRow } from './BatchRow'
import { type Batch, type BatchReport, isOpen, isSent } from './batch'
import { isSending, sentPart } from './batch-news'

interface BatchListProps {
  batch: Batch
  reports: readonly BatchReport[]
  /** Undefined while they load. */
  options: readonly ComboOption[] | undefined
  aside: ReactNode
}

/** The reports of several invoices with their fields, and the button that sends them; leaving them unsent asks. */
export function BatchList({ batch, reports, options, aside }: BatchListProps) {
  const place = useRef<HTMLElement>(null)
  useUnsentWork(batch, reports, place)
  const focusFirstError = useFocusOnError(place)
  const remove = useRemoval(batch, place)
  const open = reports.filter(({ state }) => isOpen(state))
  const [first] = open
  const send = useCallback(
    (only?: number) => {
      if (!batch.send(only)) focusFirstError()
    },
    [batch, focusFirstError],
  )
  return (
    <section ref={place} aria-label="Zgłoszenie kilku faktur" className="@container flex flex-col gap-4">
      {isSending(reports) && (
        <Progress
          label="Wysyłanie faktur"
          value={sentPart(reports)}
          max={1}
          valueLabel={`${formatNumber(sentPart(reports) * 100)}%`}
        />
      )}
      <ol
        aria-label="Faktury do zgłoszenia"
        className="flex flex-col divide-y divide-line border-line border-y"
      >
        {reports.map((report) => (
          <BatchRow
            key={report.id}
            batch={batch}
            report={report}
            options={options}
            isGiving={report === first && open.length > 1 && report.distributor !== ''}
            onRetry={send}
            onRemove={remove}
          />
        ))}
      </ol>
      <Actions batch={batch} reports={reports} onSend={() => send()} aside={aside} />
    </section>
  )
}

interface ActionsProps extends Pick<BatchListProps, 'batch' | 'reports' | 'aside'> {
  onSend: () => void
}

function Actions({ batch, reports, onSend, aside }: ActionsProps) {
  const isOnline = useOnline()
  const left = reports.filter(({ state: { kind } }) => kind === 'ready' || kind === 'failed').length
  const isPreparing = reports.some(({ state }) => state.kind === 'preparing')
  const mayWait = reporterHere() !== null
  return (
    <>
      {!isOnline && (
        <Alert tone="info">
          {mayWait
            ? 'Jesteś offline. Zapiszemy zgłoszenia na tym urządzeniu i\u00a0wyślemy je, gdy wróci zasięg.'
            : messages.offline}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {(left > 0 || isPreparing || isSending(reports)) && (
          <Button
            icon={<Send aria-hidden className="size-5" />}
            isPending={isSending(reports) || isPreparing}
            isDisabled={!isOnline && !mayWait}
            onPress={onSend}
          >
            {labelFor(left, isOnline)}
          </Button>
        )}
        {reports.some(({ state }) => isSent(state)) && (
          <>
            <ButtonLink to="/moje-faktury?tab=1" variant="secondary">
              Zobacz oczekujące
            </ButtonLink>
            <Button variant="quiet" onPress={() => batch.removeSent()}>
              Usuń wysłane z&nbsp;tej listy
            </Button>
          </>
        )}
        {aside}
      </div>
    </>
  )
}

function labelFor(count: number, isOnline: boolean): string {
  if (count === 0) return 'Wysyłanie'
  const invoices = counted(count, ['fakturę', 'faktury', 'faktur'])
  return isOnline ? `Wyślij ${invoices}` : `Zapisz ${invoices}`
}

/** Has leaving asked about while something is not sent. */
function useUnsentWork(batch: Batch, reports: readonly BatchReport[], place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!place.current) return
    return watchForm(place.current, {
      asksBeforeLeaving: true,
      hasUnsaved: () => batch.hasUnsent(),
      giveUp: () => batch.stop(),
    })
  }, [batch, place])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the reports may be the last one unsent
  useEffect(followUnsavedWork, [reports])
}

/** Focuses the first wrong field once it is marked. */
function useFocusOnError(place: RefObject<HTMLElement | null>) {
  const [requests, setRequests] = useState(0)
  useEffect(() => {
    if (requests > 0) scrollToFirstInvalid(place.current)
  }, [requests, place])
  return useCallback(() => setRequests((before) => before + 1), [])
}

/** Removes a report; the focus goes to the next one's button, or to the field for files. */
function useRemoval(batch: Batch, place: RefObject<HTMLElement | null>) {
  const [removed, setRemoved] = useState<{ readonly place: number }>()
  useEffect(() => {
    if (!removed) return
    const buttons = place.current?.querySelectorAll<HTMLElement>('[data-remove] button') ?? []
    buttons[Math.min(removed.place, buttons.length - 1)]?.focus()
  }, [removed, place])
  return useCallback(
    (id: number) => {
      const reports = batch.reports()
      if (reports.length === 1)
        place.current?.parentElement?.querySelector<HTMLElement>('input[type="file"]')?.focus()
      batch.remove(id)
      setRemoved({ place: reports.findIndex((report) => report.id === id) })
    },
    [batch, place],
  )
}
