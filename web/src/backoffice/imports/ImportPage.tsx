import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatInstant } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { Alert } from '../../ui/Alert'
import { Card, CardHead } from '../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { Progress } from '../../ui/Progress'
import { PageSkeleton } from '../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { RecordHistory } from '../platform/audit/RecordHistory'
import { RecordHead } from '../RecordHead'
import { SaveButton } from '../SaveButton'
import { useHeadingAfter } from '../useHeadingAfter'
import { importVocabulary } from './audit'
import { CancelButton } from './CancelButton'
import { ChangesCard } from './ChangesCard'
import { Figures } from './Figures'
import { MappingForm } from './MappingForm'
import { NotesCard } from './NotesCard'
import { partOf } from './options'
import { Preview } from './Preview'
import { type ImportDetails, importQuery, saveImported } from './queries'
import { RenameSource } from './RenameSource'
import { RowsCard } from './RowsCard'

/** One import, from the file to the posted rows. */
export default function ImportPage() {
  const id = Number(useParams().id)
  const { data: run } = useQuery(importQuery(id))
  const heading = useHeadingAfter(run?.status.code)
  if (!run) return <PageSkeleton />
  return (
    <>
      <RecordHead
        title={run.file_name || `Import ${run.id}`}
        ref={heading}
        badge={<StatusBadge color={statusColor(run.status.color)} label={run.status.label} />}
        actions={run.can_be_cancelled && <CancelButton id={run.id} />}
        back={{ to: '/zaplecze/importy', name: 'Importy' }}
      />
      <About run={run} />
      <Stage run={run} />
      <RecordHistory kind="import" recordKey={String(run.id)} vocabulary={importVocabulary} />
    </>
  )
}

function About({ run }: { run: ImportDetails }) {
  return (
    <Card>
      <DescriptionList>
        <DescriptionItem name="Rodzaj">{run.kind_label}</DescriptionItem>
        <DescriptionItem name="Źródło">
          <span className="flex flex-wrap items-center gap-x-3">
            {run.source}
            <span className="-my-2.5">
              <RenameSource id={run.source_id} name={run.source} />
            </span>
          </span>
        </DescriptionItem>
        <DescriptionItem name="Wczytany">
          {formatInstant(run.uploaded_at)}, {run.uploaded_by}
          {run.api_client && `, klient API: ${run.api_client}`}
        </DescriptionItem>
        {run.committed_at && (
          <DescriptionItem name="Zatwierdzony">
            {formatInstant(run.committed_at)}, {run.committed_by}
          </DescriptionItem>
        )}
        {run.finished_at && run.status.code === 'posted' && (
          <DescriptionItem name="Zakończony">{formatInstant(run.finished_at)}</DescriptionItem>
        )}
      </DescriptionList>
      <div className="mt-4">
        <SaveButton label="Pobierz plik" save={() => saveImported(run.id)} />
      </div>
    </Card>
  )
}

/** Content and actions of the import's status. */
function Stage({ run }: { run: ImportDetails }) {
  switch (run.status.code) {
    case 'uploaded':
      return <MappingForm key={JSON.stringify(run.file_columns)} run={run} />
    case 'reading':
      return (
        <Working title="Sprawdzamy wiersze" progressText={`Sprawdzono ${formatNumber(run.counts.read)}`} />
      )
    case 'previewed':
      return (
        <>
          <Preview run={run} />
          {run.counts.read > 0 && <RowsCard run={run} />}
        </>
      )
    case 'posting':
      return (
        <>
          {run.error && <Alert tone="warning">{run.error}</Alert>}
          <Working
            title="Zapisujemy"
            progressText={`${formatNumber(run.counts.posted)} z ${formatNumber(run.counts.valid)} wierszy`}
            part={partOf(run.counts.posted, run.counts.valid)}
          />
        </>
      )
    case 'posted':
      return (
        <>
          <Result run={run} />
          {run.notes > 0 && <NotesCard id={run.id} />}
          {run.changes > 0 && <ChangesCard id={run.id} />}
        </>
      )
    default:
      return null
  }
}

/** Progress of the server's work; the query polls every second. */
function Working({ title, progressText, part }: { title: string; progressText: string; part?: number }) {
  return (
    <Card>
      <CardHead title={title} />
      <div className="flex flex-col gap-2">
        {part !== undefined && <Progress label={title} value={part} max={1} valueLabel={progressText} />}
        <p role="status">{progressText}</p>
        <p className="text-muted">Możesz zamknąć tę stronę. Praca idzie dalej, wynik znajdziesz na liście.</p>
      </div>
    </Card>
  )
}

function Result({ run }: { run: ImportDetails }) {
  return (
    <Card>
      <CardHead title="Wynik" />
      <Figures figures={[...run.figures, ...skippedFigures(run)]} />
    </Card>
  )
}

/** Figures of the rows that were skipped, left out or corrected. */
function skippedFigures({ counts }: ImportDetails) {
  return [
    { label: 'Pominięte wiersze', value: counts.skipped },
    { label: 'Wiersze pominięte przez operatora', value: counts.left_out },
    { label: 'Poprawione wiersze', value: counts.mended },
  ].filter(({ value }) => value > 0)
}
