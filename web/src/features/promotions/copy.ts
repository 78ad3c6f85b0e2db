import { formatDay } from '../../format/dates'
import { daysLeftText } from '../../format/days'
import type { StatusColor } from '../../ui/StatusBadge'
import type { Participation, PromotionCard } from './queries'

/** In characters of HTML; longer than any text of a promotion. */
export const longestText = 20_000

type State = PromotionCard['state']

export const stateBadges: Record<State, { label: string; color: StatusColor }> = {
  running: { label: 'Trwa', color: 'green' },
  upcoming: { label: 'Wkrótce', color: 'yellow' },
  past: { label: 'Zakończona', color: 'gray' },
}

/** "01.08.2025 – 31.10.2025", broken between its days only. */
export function windowText({ from, to }: { from: string; to: string }): string {
  return `${formatDay(from)}\u00a0– ${formatDay(to)}`
}

/** "do 31.10.2025, zostało 72 dni"; on the last day "dziś ostatni dzień". */
export function untilText(day: string, daysLeft: number | null | undefined): string {
  if (daysLeft == null) return `do\u00a0${formatDay(day)}`
  if (daysLeft === 0) return `do\u00a0${formatDay(day)}, dziś ostatni dzień`
  return `do\u00a0${formatDay(day)}, ${daysLeftText(daysLeft)}`
}

/** The reason for which earned points are withheld; null without one. */
export function withheldText({ withheld, accept_by: acceptBy, can_answer: canAnswer }: Participation) {
  if (withheld == null) return null
  if (!canAnswer || !acceptBy)
    return 'Regulamin nie został zaakceptowany w\u00a0terminie, więc nagroda przepada.'
  return withheld === 'undecided'
    ? `Zaakceptuj regulamin do\u00a0${formatDay(acceptBy)}, a\u00a0nagroda będzie Twoja.`
    : `Nie akceptujesz regulaminu. Możesz to zmienić do\u00a0${formatDay(acceptBy)}.`
}

/** Note for the members of a segment on a promotion that is for them alone. */
export const forSelectedText = 'Promocja dla wybranych uczestników'
