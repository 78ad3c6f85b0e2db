import { formatNumber } from '../../format/numbers'
import { pathTo } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { Link } from '../../ui/Link'
import type { AdminDashboard } from './queries'

/** Promotions with results to settle. */
export function PromotionTiles({ dashboard }: { dashboard: AdminDashboard }) {
  return (
    <>
      <OfPromotions title="Karty odebrane ponad należne" state="overpaid" promotions={dashboard.overpaid} />
      <OfPromotions
        title="Reszty po kartach do wypłaty"
        state="remainder"
        promotions={dashboard.remainders}
      />
    </>
  )
}

interface OfPromotionsProps {
  title: string
  /** State by which the linked list of results is filtered. */
  state: 'overpaid' | 'remainder'
  promotions: AdminDashboard['overpaid']
}

/** Promotions of one kind, each with the number of participants. */
function OfPromotions({ title, state, promotions }: OfPromotionsProps) {
  if (promotions.length === 0) return null
  return (
    <Card>
      <CardHead title={title} />
      <ul className="flex flex-col gap-2">
        {promotions.map(({ promotion, name, participants }) => (
          <li key={promotion}>
            <Link
              to={`${pathTo('/zaplecze/promocje/:id/wyniki', { id: String(promotion) })}?status=${state}`}
            >
              {name}
            </Link>
            : <b>{formatNumber(participants)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
