import { formatPoints } from '../../format/numbers'
import { pathTo } from '../../paths'
import { isCovered } from '../../rules/promotion'
import type { PromotionProgress } from '../../session/promotions'
import type { User } from '../../session/session'
import { missingPoints, nextLevel } from './copy'
import type { NearReward } from './queries'

/** The subject from which the picture of a goal is drawn. */
export type GoalPicture =
  | { readonly of: 'promotion'; readonly name: string; readonly photo: PromotionProgress['photo'] }
  | { readonly of: 'level'; readonly level: number; readonly levels: User['achievements'] }
  | { readonly of: 'reward'; readonly name: string; readonly photo: NearReward['photo'] }

/** A goal that can be reached, ready to be shown. */
export interface Goal {
  readonly picture: GoalPicture
  readonly title: string
  /** The sentence on what is missing; where purchases wait, on what they will make. */
  readonly sentence: string
  /** The sentence on what is missing even once they are accepted, where the other does not say it. */
  readonly after: string | null
  readonly current: number
  readonly waiting: number
  readonly marks: readonly { at: number; label: string; reward: string; isReached: boolean }[]
  readonly action: { readonly label: string; readonly to: string }
  /** Fraction of the way from the last mark to the next one, of which what waits is a lighter part. */
  readonly closeness: number
}

/** A participant's promotions, levels and points, and what lies ahead of them. */
export interface Standing {
  readonly promotions: readonly PromotionProgress[]
  readonly achievements: User['achievements']
  readonly points: Pick<User['points'], 'total' | 'available'>
  /** Points that waiting invoices would bring, as far as their lines are known. */
  readonly waitingPoints: number
  /** Rewards for which points are missing. */
  readonly lacking: readonly NearReward[]
  /** The largest total that the programme lets anybody collect, if known. */
  readonly limit: number | undefined
}

/** The reward to save for is one of which at least this part is there. */
const nearlyThere = 0.9

/** Weight of what waits, which is not certain, so that it counts half as much as what is had. */
const waitingWeight = 0.5

/**
 * The nearest goal, by the part of the way that is made; of those that are not begun the first, promotions before the
 * next level. Null where nothing is left to reach.
 */
export function nearestGoal(standing: Standing): Goal | null {
  const goals = [...standing.promotions.map(promotionGoal), levelGoal(standing), rewardGoal(standing)]
  const open = goals.filter((goal): goal is Goal => goal !== null)
  return open.toSorted((one, other) => other.closeness - one.closeness)[0] ?? null
}

/** Promotions by the part of the way to their next reward, the nearest first; one that is fulfilled comes last. */
export function byCloseness(promotions: readonly PromotionProgress[]): PromotionProgress[] {
  return promotions.toSorted((one, other) => promotionCloseness(other) - promotionCloseness(one))
}

function promotionCloseness({ current, target, missing, marks, waiting }: PromotionProgress): number {
  if (target == null || missing == null) return 0
  return closeness(lastReached(marks, current), current, waiting?.amount ?? 0, target)
}

function promotionGoal(promotion: PromotionProgress): Goal | null {
  const { slug, name, picture, photo, current, next_text: next, missing, marks, waiting } = promotion
  if (missing == null || isOutOfReach(promotion)) return null
  const page = pathTo('/promocje/:slug', { slug })
  const covered = isCovered(promotion)
  return {
    picture: { of: 'promotion', name: picture, photo },
    title: name,
    sentence: waiting?.text ?? next ?? '',
    after: covered ? null : (waiting?.next_text ?? null),
    current,
    waiting: waiting?.amount ?? 0,
    marks: marks.map(({ at, at_text, reward_text, reached }) => ({
      at,
      label: at_text,
      reward: reward_text,
      isReached: reached,
    })),
    action: covered
      ? { label: 'Zobacz promocję', to: page }
      : { label: 'Sprawdź, co kupić', to: `${page}#co-kupic` },
    closeness: promotionCloseness(promotion),
  }
}

/** True where no purchase helps any more: its days are over, or the rules are declined or too late to accept. */
function isOutOfReach({ days_left, withheld, can_answer }: PromotionProgress): boolean {
  return days_left == null || withheld === 'declined' || (withheld != null && !can_answer)
}

function levelGoal({ achievements, points, waitingPoints, limit }: Standing): Goal | null {
  const next = nextLevel(achievements, points.total)
  if (!next || (limit !== undefined && next.level > limit)) return null
  const levels = achievements.map(({ level }) => ({ at: level }))
  const from = lastReached(levels, points.total)
  return {
    picture: { of: 'level', level: next.level, levels: achievements },
    title: `Poziom ${formatPoints(next.level)}`,
    ...pointsOnTheirWay(points.total, next.missing, waitingPoints),
    marks: achievements
      .filter(({ level }) => level >= from)
      .slice(0, 3)
      .map(({ level, value }) => ({
        at: level,
        label: formatPoints(level),
        reward: `poziom ${formatPoints(level)}`,
        isReached: value,
      })),
    action: { label: 'Policz punkty za zakupy', to: '/kalkulator' },
    closeness: closeness(from, points.total, waitingPoints, next.level),
  }
}

/** The dearest reward for which little is missing; a trip has terms of its own. */
function rewardGoal({ lacking, points, waitingPoints }: Standing): Goal | null {
  const near = lacking.filter(
    ({ available, trip, points: price, missing_points: missing }) =>
      available && !trip && missing > 0 && points.available >= nearlyThere * price,
  )
  const dearest = near.toSorted((one, other) => other.points - one.points)[0]
  if (!dearest) return null
  const { name, slug, picture, photo, points: price, missing_points: missing } = dearest
  return {
    picture: { of: 'reward', name: picture, photo },
    title: name,
    ...pointsOnTheirWay(points.available, missing, waitingPoints),
    marks: [{ at: price, label: formatPoints(price), reward: name, isReached: false }],
    action: { label: 'Zobacz nagrodę', to: pathTo('/nagrody/:slug', { slug }) },
    closeness: closeness(0, points.available, waitingPoints, price),
  }
}

/** The part of a goal in points that says what is missing, and what waits. */
function pointsOnTheirWay(current: number, missing: number, waiting: number) {
  return {
    sentence: pointsSentence(missing, waiting),
    after: null,
    current,
    waiting,
  }
}

/** "Brakuje Ci 1 200 punktów"; where points wait: "W sprawdzaniu 400 pkt. Po przyjęciu zabraknie Ci 800 punktów". */
function pointsSentence(missing: number, waiting: number): string {
  if (waiting <= 0) return `Brakuje Ci ${missingPoints(missing)}`
  const then =
    waiting >= missing
      ? 'Po\u00a0przyjęciu to wystarczy'
      : `Po\u00a0przyjęciu zabraknie Ci ${missingPoints(missing - waiting)}`
  return `W\u00a0sprawdzaniu ${formatPoints(waiting)}. ${then}`
}

/** The greatest mark that an amount reaches, else 0. */
function lastReached(marks: readonly { readonly at: number }[], amount: number): number {
  return Math.max(0, ...marks.map(({ at }) => at).filter((at) => at <= amount))
}

function closeness(from: number, current: number, waiting: number, to: number): number {
  const partOf = (amount: number) => Math.min(Math.max(amount / Math.max(to - from, 1), 0), 1)
  const had = partOf(current - from)
  return had + waitingWeight * Math.min(partOf(waiting), 1 - had)
}
