import { formatPoints } from '../../format/numbers'
import type { User } from '../../session/session'
import { Card, CardHead } from '../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { Link } from '../../ui/Link'

/** Summary of the points; the dashboard has the details. */
export function PointsCard({ points }: { points: User['points'] }) {
  return (
    <Card>
      <CardHead
        title="Punkty"
        action={
          <span className="flex flex-wrap gap-x-5">
            <Link to="/historia-punktow" alone>
              Historia punktów
            </Link>
            <Link to="/nagrody" alone>
              Wymień na nagrody
            </Link>
          </span>
        }
      />
      <DescriptionList>
        <DescriptionItem name="Dostępne">{formatPoints(points.available)}</DescriptionItem>
        <DescriptionItem name="Zebrane łącznie">{formatPoints(points.total)}</DescriptionItem>
        <DescriptionItem name="Z zakupów">{formatPoints(points.brandPurchase)}</DescriptionItem>
        <DescriptionItem name="Za udział w programie">{formatPoints(points.affiliation)}</DescriptionItem>
        <DescriptionItem name="Za osiągnięcia">{formatPoints(points.achievements)}</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
