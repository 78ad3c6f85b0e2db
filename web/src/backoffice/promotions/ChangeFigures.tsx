import { formatMoney, formatPoints } from '../../format/numbers'
import { Fact, Facts } from '../../ui/Facts'
import type { Simulation } from './queries'
import { people } from './words'

type Change = NonNullable<Simulation['change']>

/** Whom it touches, and by how much; nobody is told of as nobody. */
export function ChangeFigures({ change }: { change: Change }) {
  const { gaining, losing, most_taken: most } = change
  return (
    <>
      <Facts>
        <Fact name="Zyskają">
          {gaining === 0 ? 'nikt' : `${people(gaining)}: ${sums(change.points_added, change.cards_added)}`}
        </Fact>
        <Fact name="Stracą">
          {losing === 0 ? 'nikt' : `${people(losing)}: ${sums(change.points_taken, change.cards_taken)}`}
        </Fact>
        {most > 0 && <Fact name="Najwięcej straci">{`jeden uczestnik, ${formatPoints(most)}`}</Fact>}
      </Facts>
      {losing > 0 && (
        <p className="text-muted">
          Odebranych kart nie cofamy. Kto wydał już punkty, będzie miał ich mniej niż zero.
        </p>
      )}
    </>
  )
}

function sums(points: number, cards: number): string {
  const all = [points > 0 && formatPoints(points), cards > 0 && `karty za ${formatMoney(cards)}`]
  return all.filter(Boolean).join(' i\u00a0')
}
