import { useQuery } from '@tanstack/react-query'
import { Banknote, Gift, type LucideIcon, Palmtree, Sprout } from 'lucide-react'
import { formatPoints } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { RewardPicture } from '../../ui/RewardPicture'
import { rewardsOf } from './home-texts'
import { type HomeTexts, type SampleReward, sampleRewardsQuery } from './queries'

const icons: readonly LucideIcon[] = [Banknote, Palmtree, Sprout]

/** Rewards in exchange for points: the editors' tiles, and some of the catalogue; nothing where there are neither. */
export function HomeRewards({ texts }: { texts: HomeTexts }) {
  const { data: sample = [] } = useQuery(sampleRewardsQuery)
  const tiles = rewardsOf(texts)
  if (tiles.length === 0 && sample.length === 0) return null
  return (
    <section aria-labelledby="rewards" className="flex flex-col gap-5 rounded-card bg-brand-tint p-5 sm:p-8">
      <h2 id="rewards" className="font-bold text-h1">
        {noBreak(texts.rewards_title)}
      </h2>
      {tiles.length > 0 && (
        <ul className="grid gap-5 md:grid-cols-3">
          {tiles.map(({ place, title, text }) => (
            <Tile key={place} icon={icons[place] ?? Gift} title={title} text={text} />
          ))}
        </ul>
      )}
      {sample.length > 0 && (
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
          {sample.map((reward) => (
            <Sample key={reward.name} reward={reward} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Tile({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex items-start gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-surface text-brand-text">
        <Icon aria-hidden className="size-6" />
      </span>
      <span>
        <span className="block font-bold text-h3">{noBreak(title)}</span>
        <span>{noBreak(text)}</span>
      </span>
    </li>
  )
}

function Sample({ reward: { name, kind, picture, photo, points } }: { reward: SampleReward }) {
  const isTransfer = kind === 'bank_transfer' || kind === 'charity_transfer'
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3 shadow-card">
      <RewardPicture name={picture} photo={photo} />
      <span className="grow font-semibold max-sm:text-small">{noBreak(name)}</span>
      <span className="text-muted">{`${isTransfer ? 'od\u00a0' : ''}${formatPoints(points)}`}</span>
    </li>
  )
}
