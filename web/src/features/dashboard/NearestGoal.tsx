import { Target } from 'lucide-react'
import { noBreak } from '../../format/text'
import { Card } from '../../ui/Card'
import { LevelPicture } from '../../ui/LevelPicture'
import { ButtonLink } from '../../ui/Link'
import { MilestoneProgress } from '../../ui/MilestoneProgress'
import { PromotionPicture } from '../../ui/PromotionPicture'
import { RewardPicture } from '../../ui/RewardPicture'
import { WaitingLegend } from '../../ui/WaitingLegend'
import type { Goal } from './goal'

/** The one goal that is nearest, with its track and the way on. */
export function NearestGoal({ goal }: { goal: Goal | null }) {
  if (!goal) return <NoGoal />
  const { picture, title, sentence, after, current, waiting, marks, action } = goal
  return (
    <Card>
      <div className="mb-2 flex items-center gap-3">
        <GoalPicture picture={picture} />
        <div className="min-w-0">
          <h2 className="text-muted">Najbliższy cel</h2>
          <h3 className="font-bold text-h2">{noBreak(title)}</h3>
        </div>
      </div>
      <p className="mb-3 font-semibold">{sentence}</p>
      {after && <p className="mb-3">{after}</p>}
      <MilestoneProgress
        label={[`${title}. ${sentence}`, after].filter(Boolean).join(' ')}
        current={current}
        waiting={waiting}
        marks={marks}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <ButtonLink to={action.to} variant="secondary">
          {action.label}
        </ButtonLink>
        {waiting > 0 && <WaitingLegend>w&nbsp;sprawdzaniu</WaitingLegend>}
      </div>
    </Card>
  )
}

function GoalPicture({ picture }: Pick<Goal, 'picture'>) {
  if (picture.of === 'level')
    return <LevelPicture level={picture.level} levels={picture.levels} state="next" />
  if (picture.of === 'reward') return <RewardPicture name={picture.name} photo={picture.photo} size="row" />
  return <PromotionPicture name={picture.name} photo={picture.photo} size="row" />
}

/** Everything is reached; low, so that the balance follows on the first screen. */
function NoGoal() {
  return (
    <Card>
      <div className="mb-2 flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-control bg-brand-tint text-brand-text"
        >
          <Target className="size-6" />
        </span>
        <div className="min-w-0">
          <h2 className="text-muted">Najbliższy cel</h2>
          <h3 className="font-bold text-h2">{noBreak('Wybierz swój następny cel')}</h3>
        </div>
      </div>
      <p className="mb-3">
        {noBreak('Promocje dają karty i punkty za konkretne zakupy, a katalog pokaże, na co już Cię stać.')}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/promocje" variant="secondary">
          Zobacz promocje
        </ButtonLink>
        <ButtonLink to="/nagrody" variant="secondary">
          Zobacz nagrody
        </ButtonLink>
      </div>
    </Card>
  )
}
