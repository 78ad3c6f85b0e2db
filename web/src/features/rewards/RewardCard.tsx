import { noBreak } from '../../format/text'
import { pathTo } from '../../paths'
import { Link } from '../../ui/Link'
import { RewardPicture } from '../../ui/RewardPicture'
import { Lacking } from './Lacking'
import { PriceLine } from './PriceLine'
import { lacksLittle, standingOf } from './price'
import type { Reward } from './queries'

/** A reward in the catalogue; the whole card is its link. */
export function RewardCard({ reward, level }: { reward: Reward; level: 2 | 3 }) {
  const Name = `h${level}` as const
  return (
    <li className="relative grid grid-cols-[6.5rem_1fr] items-start gap-3 rounded-card border border-line bg-surface p-3 shadow-card transition-shadow hover:border-field hover:shadow-float sm:flex sm:flex-col sm:items-stretch sm:p-4">
      <RewardPicture name={reward.picture} photo={reward.photo} size="tile" />
      <div className="flex min-w-0 grow flex-col gap-1 sm:gap-3">
        <Name className="font-bold text-h3">
          <Link to={pathTo('/nagrody/:slug', { slug: reward.slug })} stretched>
            {noBreak(reward.name)}
          </Link>
        </Name>
        <p className="grow text-muted">{noBreak(reward.summary)}</p>
        <PriceLine reward={reward} />
        <Possibility reward={reward} />
      </div>
    </li>
  )
}

function Possibility({ reward }: { reward: Reward }) {
  const standing = standingOf(reward)
  if (standing.kind === 'open') return null
  if (lacksLittle(reward)) return <Lacking reward={reward} />
  const tone = standing.kind === 'gone' ? 'text-limit' : 'text-muted'
  return <p className={tone}>{noBreak(standing.reason)}</p>
}
