import { formatMoney, formatPoints } from '../../format/numbers'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { people } from './labels'
import type { Simulation } from './queries'

type Change = NonNullable<Simulation['change']>

/** Numbers of participants who gain and lose, with the sums; zero is shown as "nikt". */
export function ChangeFigures({ change }: { change: Change }) {
  const { gaining, losing, most_taken: most } = change
  return (
    <>
      <DescriptionList>
        <DescriptionItem name="Zyskają">
          {gaining === 0 ? 'nikt' : `${people(gaining)}: ${sums(change.points_added, change.cards_added)}`}
        </DescriptionItem>
        <DescriptionItem name="Stracą">
          {losing === 0 ? 'nikt' : `${people(losing)}: ${sums(change.points_taken, change.cards_taken)}`}
        </DescriptionItem>
        {most > 0 && (
          <DescriptionItem name="Najwięcej straci">{`jeden uczestnik, ${formatPoints(most)}`}</DescriptionItem>
        )}
      </DescriptionList>
      {losing > 0 && (
        <p className="text-muted">
          Odebranych kart nie cofamy. Kto wydał już punkty, będzie miał ich mniej niż zero.
        </p>
      )}
    </>
  )
}

function sums(points: number, giftCards: number): string {
  const all = [points > 0 && formatPoints(points), giftCards > 0 && `karty za ${formatMoney(giftCards)}`]
  return all.filter(Boolean).join(' i\u00a0')
}
