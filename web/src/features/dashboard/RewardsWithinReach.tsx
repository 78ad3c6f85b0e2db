import { useQuery } from '@tanstack/react-query'
import { formatPoints } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { pathTo } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { RewardPicture } from '../../ui/RewardPicture'
import { type NearReward, nearRewardsQuery } from './queries'

const shown = 3

/** Some rewards that can be ordered now, each with its picture; nothing where there are none. */
export function RewardsWithinReach() {
  const { data } = useQuery(nearRewardsQuery)
  if (!data || data.within.length === 0) return null
  return (
    <Card>
      <CardHead
        title="W Twoim zasięgu"
        action={
          <Link to="/nagrody" alone>
            Zobacz wszystkie
          </Link>
        }
      />
      <ul className="grid gap-4 sm:grid-cols-3">
        {data.within.slice(0, shown).map((reward) => (
          <Tile key={reward.id} reward={reward} />
        ))}
      </ul>
    </Card>
  )
}

function Tile({ reward: { slug, name, picture, photo, points, kind } }: { reward: NearReward }) {
  const isTransfer = kind === 'bank_transfer' || kind === 'charity_transfer'
  return (
    <li className="relative flex items-center gap-3 rounded-card hover:bg-page sm:flex-col sm:items-stretch">
      <span className="w-32 shrink-0 sm:w-auto">
        <RewardPicture name={picture} photo={photo} />
      </span>
      <span className="flex min-w-0 flex-col gap-1 sm:px-2 sm:pb-2">
        <span className="font-semibold">
          <Link to={pathTo('/nagrody/:slug', { slug })} stretched>
            {noBreak(name)}
          </Link>
        </span>
        <span className="text-muted tabular-nums">
          {isTransfer && 'od\u00a0'}
          {formatPoints(points)}
        </span>
      </span>
    </li>
  )
}
