import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Dialog, DialogTitle } from '../../ui/Dialog'
import { Progress } from '../../ui/Progress'
import { ConfirmDialog } from '../ConfirmDialog'
import { ChangeFigures } from './ChangeFigures'
import {
  beginSimulation,
  type EditedPromotion,
  publishDraft,
  type Simulation,
  simulationsQuery,
} from './queries'

interface PublishProps {
  promotion: EditedPromotion
  /** Version of the draft in the editor, for optimistic locking. */
  version: number | null
  /** True while the form has unsaved changes. */
  isDirty: boolean
  onClose: () => void
}

const title = 'Opublikować promocję?'

/** Confirmation of a publication, with the simulated number of affected participants and difference in points. */
export function Publish({ promotion, version, isDirty, onClose }: PublishProps) {
  const { simulation, failure } = useForecast(promotion)
  const { revision } = promotion
  if (failure !== null || simulation?.status !== 'done')
    return <Counting simulation={simulation} failure={failure} onClose={onClose} />
  return (
    <ConfirmDialog
      title={title}
      label={`Opublikuj wersję ${revision + 1}`}
      action={() => publishDraft(promotion.id, version ?? 0)}
      onClose={onClose}
    >
      <p>
        Uczestnicy zobaczą wersję {revision + 1} od razu. Zapisane zakupy przeliczymy według niej w&nbsp;tle:
        komu należy się więcej, dostanie więcej, a&nbsp;komu mniej, temu cofniemy nieodebrane karty
        i&nbsp;punkty.
        {revision > 0 && <> Poprzednia wersja zostanie w&nbsp;historii.</>}
      </p>
      {simulation.change && <ChangeFigures change={simulation.change} />}
      {simulation.change?.wants_another && (
        <Alert tone="info">
          Tylu punktów jedna osoba nie przesuwa sama. Szkic ostatnio zapisał operator{' '}
          {promotion.draft?.edited_by}: opublikuje go administrator, który go nie pisał.
        </Alert>
      )}
      {isDirty && (
        <Alert tone="warning">
          W&nbsp;formularzu są zmiany, których nie zapisano. Opublikujesz szkic bez nich.
        </Alert>
      )}
    </ConfirmDialog>
  )
}

/** Latest simulation of the draft on the promotion's own season; it is started where it is missing. */
function useForecast({ id, season }: EditedPromotion) {
  const { data, isFetchedAfterMount } = useQuery(simulationsQuery(id))
  /* Cached simulations may be older than the saved draft. */
  const simulations = isFetchedAfterMount ? data : undefined
  const simulation = simulations?.find(
    (one) => one.is_of_draft && one.season === season && one.status !== 'cancelled',
  )
  const { mutate, error } = useMutation({ mutationFn: () => beginSimulation(id, season) })
  const isStarted = useRef(false)
  const isMissing = simulations !== undefined && simulation === undefined
  useEffect(() => {
    /* Reset, so that a simulation that is cancelled meanwhile is started again. */
    if (!isMissing) isStarted.current = false
    else if (!isStarted.current) {
      isStarted.current = true
      mutate()
    }
  }, [isMissing, mutate])
  return { simulation, failure: error === null ? null : failureFrom(error) }
}

interface CountingProps {
  simulation: Simulation | undefined
  failure: ReturnType<typeof failureFrom> | null
  onClose: () => void
}

function Counting({ simulation, failure, onClose }: CountingProps) {
  const progress = simulation?.progress ?? 0
  const percent = Math.floor(progress / 10)
  return (
    <Dialog label={title} onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <div className="flex flex-col gap-4">
        {failure ? (
          <Alert tone="danger" announce>
            {failure.sentence ?? messages.failedLoudly}
          </Alert>
        ) : (
          <>
            <p>Sprawdzamy na zapisanych zakupach, co ta wersja zmieni u&nbsp;uczestników.</p>
            <Progress label="Postęp sprawdzania" value={progress} max={1000} valueLabel={`${percent}%`} />
          </>
        )}
        <div>
          <Button variant="quiet" onPress={onClose}>
            Nie teraz
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
