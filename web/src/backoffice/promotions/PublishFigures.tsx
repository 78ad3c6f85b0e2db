import { formatPoints } from '../../format/numbers'
import { Alert } from '../../ui/Alert'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { ChangeFigures } from './ChangeFigures'
import { people } from './labels'
import type { Simulation } from './queries'

interface PublishFiguresProps {
  /** Simulation of this very draft on its own season: the dry run of the recount. */
  dryRun: Simulation
  simulations: readonly Simulation[]
}

/** Changes that publishing makes now, and what the promotion would have brought in a whole season. */
export function PublishFigures({ dryRun, simulations }: PublishFiguresProps) {
  const whole = simulations.find(
    ({ is_of_definition, status, season }) =>
      is_of_definition && status === 'done' && season !== dryRun.season,
  )
  return (
    <>
      {dryRun.change && (
        <section aria-label="Przeliczenie na próbę" className="flex flex-col gap-2">
          <h3 className="font-semibold text-h3">Przeliczenie zapisanych zakupów, na próbę</h3>
          <ChangeFigures change={dryRun.change} />
        </section>
      )}
      <Figures title={`Symulacja na zakupach sezonu ${dryRun.season}`} simulation={dryRun} />
      {whole ? (
        <Figures title={`Symulacja na zakupach sezonu ${whole.season}`} simulation={whole} />
      ) : (
        <Alert tone="warning">
          Tej wersji nie sprawdzono na zakupach całego, zakończonego sezonu. Zrób to na karcie Symulacja,
          zanim ktoś dostanie obietnicę.
        </Alert>
      )}
    </>
  )
}

function Figures({ title, simulation }: { title: string; simulation: Simulation }) {
  const { points_over_pool: over } = simulation
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="font-semibold text-h3">{title}</h3>
      <DescriptionList>
        <DescriptionItem name="Punkty razem">
          {over > 0
            ? `${simulation.points_text}, w\u00a0puli zabrakłoby ${formatPoints(over)}`
            : simulation.points_text}
        </DescriptionItem>
        <DescriptionItem name="Kupujący">{`${people(simulation.participants)}, ${simulation.amount_text}`}</DescriptionItem>
        <DescriptionItem name="Spodziewany udział">{takeUp(simulation)}</DescriptionItem>
        <DescriptionItem name="Koszt">{simulation.cost_text}</DescriptionItem>
      </DescriptionList>
    </section>
  )
}

const share = new Intl.NumberFormat('pl-PL', { style: 'percent', maximumFractionDigits: 1 })

/** The share of those whom the promotion is for who would reach its first reward: "12 z 340 uczestników (3,5%)". */
export function takeUp({ winners, eligible }: Pick<Simulation, 'winners' | 'eligible'>): string {
  if (eligible === 0) return 'nie wiadomo'
  return `${winners} z\u00a0${people(eligible)} (${share.format(winners / eligible)})`
}
