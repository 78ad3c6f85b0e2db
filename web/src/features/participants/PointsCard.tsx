import { formatPoints } from '../../format/numbers'
import type { User } from '../../session/session'
import { Card, CardHead } from '../../ui/Card'
import { Fact, Facts } from '../../ui/Facts'
import { Link } from '../../ui/Link'

/** The points in short; the dashboard tells more. */
export function PointsCard({ points }: { points: User['points'] }) {
  return (
    <Card>
      <CardHead
        title="Punkty"
        action={
          <Link to="/nagrody" alone>
            Wymień na nagrody
          </Link>
        }
      />
      <Facts>
        <Fact name="Dostępne">{formatPoints(points.available)}</Fact>
        <Fact name="Zebrane łącznie">{formatPoints(points.total)}</Fact>
        <Fact name="Z zakupów">{formatPoints(points.brandPurchase)}</Fact>
        <Fact name="Za udział w programie">{formatPoints(points.affiliation)}</Fact>
        <Fact name="Za osiągnięcia">{formatPoints(points.achievements)}</Fact>
      </Facts>
    </Card>
  )
}
