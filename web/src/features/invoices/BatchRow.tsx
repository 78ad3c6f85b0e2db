import { Clock3, FileText, Image, Smartphone, X } from 'lucide-react'
import { memo, useId } from 'react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../../format/numbers'
import { formatSize } from '../../format/size'
import { noBreak } from '../../format/text'
import { Button, IconButton } from '../../ui/Button'
import { ComboBox, type ComboOption } from '../../ui/ComboBox'
import { Link } from '../../ui/Link'
import { Progress } from '../../ui/Progress'
import { StatusBadge } from '../../ui/StatusBadge'
import { TextField } from '../../ui/TextField'
import { useObjectUrl } from '../../ui/useObjectUrl'
import { type Batch, type BatchReport, isOpen, type ReportState } from './batch'
import { isPhoto } from './pages'
import { detailsLink } from './paths'

interface BatchRowProps {
  batch: Batch
  report: BatchReport
  options: readonly ComboOption[] | undefined
  /** Set for the report that can give its distributor to all others. */
  isGiving: boolean
  onRetry: (id: number) => void
  onRemove: (id: number) => void
}

/** One of several reports: its file, its fields and what became of it; drawn anew only where it has changed. */
export const BatchRow = memo(function BatchRow(props: BatchRowProps) {
  const { report, onRemove, onRetry } = props
  const { id, file, state } = report
  const name = useId()
  const isOnItsWay = state.kind === 'queued' || state.kind === 'sending'
  /* Beside fields a text stands at their height, not at that of their labels. */
  const height = isOpen(state) ? '@wide:mt-9' : '@wide:mt-2.5'
  return (
    <li>
      <fieldset
        aria-labelledby={name}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-3 py-4 @wide:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,6fr)_11.5rem_2.75rem]"
      >
        <div className={height}>
          <ChosenFile id={name} file={file} />
        </div>
        {isOpen(state) ? <Fields {...props} /> : <SentValues {...props} />}
        <div className={`col-span-full flex flex-col items-start gap-2 @wide:col-span-1 ${height}`}>
          <State state={state} />
          {state.kind === 'failed' && (
            <Button variant="secondary" onPress={() => onRetry(id)}>
              Spróbuj ponownie
            </Button>
          )}
        </div>
        <span
          data-remove
          className={`col-start-2 row-start-1 @wide:col-start-5 ${isOpen(state) ? '@wide:mt-7' : ''}`}
        >
          <IconButton
            label={`Usuń ${file.name} z tej listy`}
            icon={<X aria-hidden className="size-5" />}
            isDisabled={isOnItsWay}
            onPress={() => onRemove(id)}
          />
        </span>
      </fieldset>
    </li>
  )
})

/** The file, which opens in a new tab, where its number can be read. */
function ChosenFile({ id, file }: { id: string; file: File }) {
  const address = useObjectUrl(file)
  const Icon = isPhoto(file) ? Image : FileText
  return (
    <div className="flex min-w-0 items-start gap-2">
      <Icon aria-hidden className="size-6 shrink-0 text-brand-text" />
      <span className="min-w-0">
        <a
          href={address ?? undefined}
          target="_blank"
          rel="noopener"
          className="wrap-anywhere rounded-tag font-semibold text-brand-text underline underline-offset-4 hover:decoration-2"
        >
          <span id={id}>{file.name}</span>
          <span className="sr-only"> (otwiera się w&nbsp;nowej karcie)</span>
        </a>
        <span className="block text-muted text-small">{formatSize(file.size)}</span>
      </span>
    </div>
  )
}

const hints = { recent: 'Z ostatniej faktury', code: 'Z kodu KSeF', chosen: null } as const

function Fields({ batch, report, options, isGiving }: BatchRowProps) {
  const { id, number, distributor, source, errors } = report
  const from = distributor === '' ? null : hints[source]
  return (
    <>
      <div className="col-span-full @wide:col-span-1">
        <TextField
          label="Numer faktury"
          value={number}
          onChange={(typed) => batch.type(id, typed)}
          error={errors.number ?? null}
          autoComplete="off"
          isRequired
        />
      </div>
      <div className="col-span-full flex flex-col gap-2 @wide:col-span-1">
        <ComboBox
          label="Dystrybutor"
          hint={from && noBreak(from)}
          value={distributor}
          onChange={(chosen) => batch.choose(id, chosen)}
          options={options}
          error={errors.distributor ?? null}
          opensBy="press"
          isRequired
        />
        {isGiving && (
          <div>
            <Button variant="secondary" onPress={() => batch.chooseForAll(distributor)}>
              Ten sam dystrybutor dla wszystkich
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

/** The fields as they were sent; the number leads to the invoice once there is one. */
function SentValues({ report: { number, distributor, state }, options }: BatchRowProps) {
  const [search] = useSearchParams()
  if (state.kind === 'unusable') return <span className="hidden @wide:col-span-2 @wide:block" />
  return (
    <>
      <span className="col-span-full wrap-anywhere font-semibold @wide:col-span-1 @wide:mt-2.5">
        {state.kind === 'sent' ? <Link to={detailsLink(search, state.id)}>{number}</Link> : number}
      </span>
      <span className="col-span-full wrap-anywhere @wide:col-span-1 @wide:mt-2.5">
        {options?.find(({ value }) => value === distributor)?.label}
      </span>
    </>
  )
}

function State({ state }: { state: ReportState }) {
  switch (state.kind) {
    case 'preparing':
      return <StatusBadge color="blue" label="Przygotowujemy" />
    case 'ready':
    case 'queued':
      return <StatusBadge color="gray" label="Czeka" icon={Clock3} />
    case 'sending':
      return <Sending part={state.part} />
    case 'sent':
      return (
        <>
          <StatusBadge color="green" label="Wysłana" />
          {state.isKnown && <span className="text-muted text-small">{noBreak(state.message)}</span>}
        </>
      )
    case 'waiting':
      return <StatusBadge color="yellow" label="Czeka na zasięg" icon={Smartphone} />
    default:
      return (
        <>
          <StatusBadge color="red" label={state.kind === 'failed' ? 'Błąd' : 'Nie można wysłać'} />
          {state.sentence && <span className="text-rejected">{noBreak(state.sentence)}</span>}
        </>
      )
  }
}

function Sending({ part }: { part: number }) {
  const percent = `${formatNumber(part * 100)}%`
  return (
    <span className="flex w-full flex-col gap-2">
      <StatusBadge color="blue" label={part < 1 ? `Wysyłanie: ${percent}` : 'Zapisujemy'} />
      <Progress label="Wysyłanie pliku" value={part} max={1} valueLabel={percent} />
    </span>
  )
}
