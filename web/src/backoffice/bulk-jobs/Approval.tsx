import { useState } from 'react'
import { formatInstant } from '../../format/dates'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { ConfirmDialog } from '../ConfirmDialog'
import { SignDialog } from '../identity/auth/SignDialog'
import { ReasonForm } from '../ReasonForm'
import { approveBulkJob, type BulkJob, refuseBulkJob, withdrawBulkJob } from './queries'

/** The points or money that a job which waits for a second person would move, and what its reader may do with it. */
export function Approval({ job }: { job: BulkJob }) {
  return (
    <Card>
      <CardHead title="Czeka na&nbsp;drugą osobę" />
      <div className="flex flex-col gap-3">
        <p className="font-semibold">{job.summary}</p>
        <p className="text-muted">
          Rozpoczyna: {job.started_by}, {formatInstant(job.started_at)}. Dopóki ktoś inny nie zatwierdzi
          zadania, nic się nie zmienia.
        </p>
        {job.can_be_approved && <Decision job={job} />}
        {job.can_be_withdrawn && <Withdrawal id={job.id} />}
      </div>
    </Card>
  )
}

function Decision({ job }: { job: BulkJob }) {
  const [isSigning, setSigning] = useState(false)
  return (
    <div className="flex w-full flex-wrap gap-3">
      <Button onPress={() => setSigning(true)}>Zatwierdź zadanie</Button>
      <ReasonForm
        action="Odrzuć zadanie"
        explanation="Zadanie się nie zacznie i nic się nie zmieni."
        hint="Przeczyta go ten, kto zaczął zadanie."
        send={(reason) => refuseBulkJob(job.id, reason)}
      />
      {isSigning && (
        <SignDialog
          title="Zatwierdzić zadanie?"
          label="Zatwierdź"
          sign={(code) => approveBulkJob(job.id, code)}
          onClose={() => setSigning(false)}
        >
          <p className="font-semibold">{job.title}</p>
          <p>{job.summary}</p>
          <p>Zadanie zacznie się od razu. Zapisy, które się tymczasem zmieniły, zostawi bez zmian.</p>
        </SignDialog>
      )}
    </div>
  )
}

function Withdrawal({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p className="text-muted">To Twoje zadanie: zatwierdzi je inna osoba z&nbsp;tą samą rolą.</p>
      <div>
        <Button variant="quiet" onPress={() => setAsking(true)}>
          Wycofaj
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Wycofać zadanie?"
          label="Tak, wycofaj"
          variant="danger"
          action={() => withdrawBulkJob(id)}
          onClose={() => setAsking(false)}
        >
          <p>Zadanie się nie zacznie i&nbsp;nikt go już nie zatwierdzi.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** The decision of the second person. */
export function Decided({ job }: { job: BulkJob }) {
  if (!job.decided_by || !job.decided_at) return null
  const by = `${job.decided_by}, ${formatInstant(job.decided_at)}`
  return job.reason === null ? (
    <Alert tone="info">Zatwierdzenie: {by}.</Alert>
  ) : (
    <Alert tone="warning">
      Odrzucenie: {by}. Powód: {job.reason}
    </Alert>
  )
}
