import { formatDay } from '../../format/dates'
import { formatMoney, formatNumber, formatPoints } from '../../format/numbers'
import { counted } from '../../format/plural'
import { BarChart } from '../../ui/BarChart'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { type Column, Table } from '../../ui/Table'
import { ChangeFigures } from './ChangeFigures'
import { classLabel, people, winners } from './labels'
import { takeUp } from './PublishFigures'
import type { Simulation } from './queries'

type Class = Simulation['classes'][number]
type Overlap = Simulation['overlaps'][number]

const classColumns: readonly Column<Class>[] = [
  { key: 'value', label: 'Wartość nagród', card: 'title', cell: classLabel },
  {
    key: 'winners',
    label: 'Laureaci',
    card: 'right',
    align: 'end',
    cell: ({ winners: count }) => formatNumber(count),
  },
]

const overlapColumns: readonly Column<Overlap>[] = [
  { key: 'key', label: 'Promocja', card: 'title', cell: ({ name }) => name },
  {
    key: 'winners',
    label: 'Wspólni laureaci',
    card: 'right',
    align: 'end',
    cell: ({ winners: count }) => formatNumber(count),
  },
]

/** Figures of a simulation. */
export function SimulationFigures({ simulation }: { simulation: Simulation }) {
  const { cards: giftCards, classes, overlaps, purchases } = simulation
  return (
    <>
      <DescriptionList>
        <DescriptionItem name="Koszt">{simulation.cost_text}</DescriptionItem>
        <DescriptionItem name="Laureaci">{`${winners(simulation.winners)} z\u00a0${counted(simulation.participants, ['kupującego', 'kupujących', 'kupujących'])}`}</DescriptionItem>
        <DescriptionItem name="Spodziewany udział">{takeUp(simulation)}</DescriptionItem>
        <DescriptionItem name="Karty">
          {giftCards
            .map(({ count, kind_text, value }) => `${count}\u00a0× ${kind_text} ${formatMoney(value)}`)
            .join(', ') || 'brak'}
        </DescriptionItem>
        <DescriptionItem name="Punkty">
          {simulation.points_over_pool > 0
            ? `${simulation.points_text}, w\u00a0puli zabrakłoby ${formatPoints(simulation.points_over_pool)}`
            : simulation.points_text}
        </DescriptionItem>
        <DescriptionItem name="Kto przy limicie">
          {simulation.at_limit === 0
            ? 'nikt'
            : `${people(simulation.at_limit)}, limit obciąłby ${formatPoints(simulation.points_cut)}`}
        </DescriptionItem>
        <DescriptionItem name="Kto blisko">
          {simulation.close === 0
            ? 'nikt'
            : `${people(simulation.close)}: do nagrody brakuje mniej niż jednej dziesiątej`}
        </DescriptionItem>
        <DescriptionItem name="Liczy się">{`${simulation.amount_text} z\u00a0${counted(simulation.lines, ['pozycji', 'pozycji', 'pozycji'])}`}</DescriptionItem>
        <DescriptionItem name="Zakupy">{`${formatDay(purchases.from)} – ${formatDay(purchases.to)}`}</DescriptionItem>
      </DescriptionList>
      {simulation.change && (
        <section aria-label="Co zmieni publikacja">
          <h3 className="mb-2 font-semibold text-h3">
            Co zmieni publikacja u&nbsp;tych, którzy biorą udział
          </h3>
          <ChangeFigures change={simulation.change} />
        </section>
      )}
      {classes.length > 0 && (
        <section aria-label="Rozkład nagród">
          <h3 className="mb-2 font-semibold text-h3">Rozkład nagród</h3>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <BarChart
              label="Laureaci według wartości nagród"
              bars={classes.map((one) => ({
                key: String(one.over),
                label: one.to ? formatNumber(one.to / 100) : 'więcej',
                name: classLabel(one),
                value: one.winners,
              }))}
              format={winners}
              formatTick={formatNumber}
            />
            <Table
              label="Laureaci według wartości nagród"
              columns={classColumns}
              rows={classes}
              rowKey={({ over }) => over}
            />
          </div>
        </section>
      )}
      {overlaps.length > 0 && (
        <section aria-label="Nakładanie się promocji">
          <h3 className="mb-2 font-semibold text-h3">Nakładanie się promocji</h3>
          <Table
            label="Laureaci, którzy mają też inną promocję"
            columns={overlapColumns}
            rows={overlaps}
            rowKey={({ key }) => key}
          />
        </section>
      )}
    </>
  )
}
