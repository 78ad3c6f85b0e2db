import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { DayInput } from '../../form/DayInput'
import { RadioInput, SelectInput } from '../../form/fields'
import { FieldErrorCollector, requestResolver } from '../../form/resolver'
import { serverNow } from '../../format/clock'
import { formatDay } from '../../format/dates'
import { parseDay } from '../../rules/day'
import { businessDay } from '../../rules/season'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Dialog, DialogTitle } from '../../ui/Dialog'
import { Progress } from '../../ui/Progress'
import { FormDialog } from '../ConfirmDialog'
import { PublishFigures } from './PublishFigures'
import {
  beginSimulation,
  type EditedPromotion,
  publishDraft,
  type Simulation,
  scheduleDraft,
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

const times = [
  { value: 'now', label: 'Od razu' },
  { value: 'later', label: 'W\u00a0wybranym dniu' },
] as const

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }))

interface PublishValues {
  when: 'now' | 'later'
  publish_on: string
  hour: string
}

function toPublication({ when, publish_on, hour }: PublishValues) {
  const errors = new FieldErrorCollector()
  const day = when === 'later' ? errors.unwrap('publish_on', parseDay(publish_on)) : undefined
  return errors.conclude<{ publish_on: string | null; hour: number }>({
    publish_on: day ?? null,
    hour: Number(hour),
  })
}

/** The first day of the draft's purchases, on which it is most often published; empty once it is past. */
function startOf({ draft }: EditedPromotion): string {
  const from = draft?.definition.terms.purchases.from ?? ''
  return from > businessDay(serverNow()) ? formatDay(from) : ''
}

/** Confirmation of a publication, now or on a day, with the figures of the simulations. */
export function Publish({ promotion, version, isDirty, onClose }: PublishProps) {
  const { simulation, simulations, failure } = useForecast(promotion)
  const form = useForm<PublishValues, unknown, { publish_on: string | null; hour: number }>({
    resolver: requestResolver(toPublication),
    defaultValues: { when: 'now', publish_on: startOf(promotion), hour: '8' },
  })
  const { control } = form
  const isLater = useWatch({ control, name: 'when' }) === 'later'
  const { id, revision } = promotion
  if (failure !== null || simulation?.status !== 'done')
    return <Counting simulation={simulation} failure={failure} onClose={onClose} />
  return (
    <FormDialog
      title={title}
      label={isLater ? 'Zaplanuj publikację' : `Opublikuj wersję ${revision + 1}`}
      form={form}
      send={({ publish_on, hour }) =>
        publish_on === null
          ? publishDraft(id, version ?? 0)
          : scheduleDraft(id, { version: version ?? 0, publish_on, hour })
      }
      onClose={onClose}
    >
      <RadioInput control={control} name="when" label="Kiedy opublikować" options={times} />
      {isLater && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DayInput control={control} name="publish_on" label="Dzień publikacji" isRequired />
          <SelectInput control={control} name="hour" label="Godzina" options={hours} isRequired />
        </div>
      )}
      <p>
        Uczestnicy zobaczą wersję {revision + 1} {isLater ? 'tego dnia' : 'od razu'}. Zapisane zakupy
        przeliczymy według niej w&nbsp;tle: komu należy się więcej, dostanie więcej, a&nbsp;komu mniej, temu
        cofniemy nieodebrane karty i&nbsp;punkty.
        {revision > 0 && <> Poprzednia wersja zostanie w&nbsp;historii.</>}
      </p>
      <PublishFigures dryRun={simulation} simulations={simulations} />
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
    </FormDialog>
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
  return {
    simulation,
    simulations: simulations ?? [],
    failure: error === null ? null : failureFrom(error),
  }
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
