import { useMutation, useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { SendButton } from '../../form/SendButton'
import { formatInstant } from '../../format/dates'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Progress } from '../../ui/Progress'
import { Select } from '../../ui/Select'
import { StatusBadge } from '../../ui/StatusBadge'
import { type Column, Table } from '../../ui/Table'
import { showError, showSuccess } from '../../ui/toast-queue'
import { simulationStatusOf } from './labels'
import {
  beginSimulation,
  cancelSimulation,
  type EditedPromotion,
  promotionOptionsQuery,
  type Simulation,
  simulationsQuery,
} from './queries'
import { SimulationFigures } from './SimulationFigures'

/** Simulations of the draft on the purchases of a season, before publication. */
export function Simulations({ promotion }: { promotion: EditedPromotion }) {
  const { data: simulations } = useQuery(simulationsQuery(promotion.id))
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = simulations?.find(({ id }) => id === chosen) ?? simulations?.[0]
  return (
    <div className="flex flex-col gap-5">
      <Begin promotion={promotion} onStarted={() => setChosen(null)} />
      {simulations?.length === 0 && (
        <EmptyState icon={FlaskConical} title="Nie było jeszcze symulacji">
          Wybierz sezon: policzymy, co ta promocja dałaby uczestnikom za zapisane w&nbsp;nim zakupy. Nikt nic
          nie dostanie i&nbsp;nikt się o&nbsp;tym nie dowie.
        </EmptyState>
      )}
      {shown && <Shown promotion={promotion} simulation={shown} />}
      {simulations && simulations.length > 1 && (
        <Earlier simulations={simulations} onChoose={(id) => setChosen(id)} />
      )}
    </div>
  )
}

function Begin({ promotion, onStarted }: { promotion: EditedPromotion; onStarted: () => void }) {
  const { data: options } = useQuery(promotionOptionsQuery)
  const [season, setSeason] = useState(String(promotion.season))
  const beginning = useMutation({
    mutationFn: () => beginSimulation(promotion.id, Number(season)),
    onSuccess: ({ message }) => {
      showSuccess(message)
      onStarted()
    },
    onError: showFailure,
  })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-48">
        <Select
          label="Zakupy z sezonu"
          value={season}
          onChange={setSeason}
          options={(options?.seasons ?? [promotion.season]).map((year) => ({
            value: String(year),
            label: String(year),
          }))}
        />
      </div>
      <SendButton isPending={beginning.isPending} onPress={() => beginning.mutate()}>
        Rozpocznij symulację
      </SendButton>
    </div>
  )
}

function Shown({ promotion, simulation }: { promotion: EditedPromotion; simulation: Simulation }) {
  const { id, progress, season, status } = simulation
  const stopping = useMutation({
    mutationFn: () => cancelSimulation(promotion.id, id),
    onSuccess: ({ message }) => showSuccess(message),
    onError: showFailure,
  })
  const percent = Math.floor(progress / 10)
  return (
    <section aria-label={`Symulacja na sezonie ${season}`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-bold text-h2">Sezon {season}</h2>
        <StatusBadge {...simulationStatusOf(status)} />
        <span className="text-muted">
          {formatInstant(simulation.requested_at)}, {simulation.requested_by}
        </span>
        {status === 'running' && (
          <SendButton variant="secondary" isPending={stopping.isPending} onPress={() => stopping.mutate()}>
            Zatrzymaj
          </SendButton>
        )}
      </div>
      {status === 'running' && (
        <div className="flex flex-col gap-1">
          <Progress label="Postęp symulacji" value={progress} max={1000} valueLabel={`${percent}%`} />
          <p className="text-muted">Policzone: {percent}%. Liczby niżej są dotychczasowe.</p>
        </div>
      )}
      <SimulationFigures simulation={simulation} />
    </section>
  )
}

interface EarlierProps {
  simulations: readonly Simulation[]
  onChoose: (id: number) => void
}

function Earlier({ simulations, onChoose }: EarlierProps) {
  const columns: readonly Column<Simulation>[] = [
    {
      key: 'when',
      label: 'Kiedy',
      card: 'title',
      cell: ({ requested_at }) => formatInstant(requested_at),
    },
    { key: 'season', label: 'Sezon', card: 'left', align: 'end', cell: ({ season }) => season },
    { key: 'winners', label: 'Laureaci', card: 'lead', align: 'end', cell: ({ winners }) => winners },
    { key: 'cost', label: 'Koszt', card: 'right', align: 'end', cell: ({ cost_text }) => cost_text },
    {
      key: 'status',
      label: 'Status',
      card: 'badge',
      cell: ({ status }) => <StatusBadge {...simulationStatusOf(status)} />,
    },
    {
      key: 'show',
      label: 'Wynik',
      card: 'action',
      cell: ({ id, requested_at }) => (
        <Button variant="quiet" onPress={() => onChoose(id)}>
          Pokaż<span className="sr-only">{` symulację z ${formatInstant(requested_at)}`}</span>
        </Button>
      ),
    },
  ]
  return (
    <section aria-label="Ostatnie symulacje">
      <h2 className="mb-3 font-bold text-h2">Ostatnie symulacje</h2>
      <Table label="Ostatnie symulacje" columns={columns} rows={simulations} rowKey={({ id }) => id} />
    </section>
  )
}

function showFailure(thrown: unknown) {
  showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined)
}
