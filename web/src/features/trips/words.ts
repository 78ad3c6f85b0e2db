import { counted } from '../../format/plural'
import type { TripStanding } from './queries'

type State = TripStanding['state']

/** The standing as a badge shows it. */
export const badges = {
  unqualified: { label: 'Zbierasz punkty', color: 'gray' },
  qualified: { label: 'Możesz zamówić', color: 'yellow' },
  short: { label: 'Zamówiona, brakuje punktów', color: 'orange' },
  ordered: { label: 'Zamówiona', color: 'green' },
  missed: { label: 'Termin minął', color: 'red' },
  lapsed: { label: 'Zamówienie wygasło', color: 'red' },
  completed: { label: 'Zrealizowana', color: 'green' },
} as const satisfies Record<State, { label: string; color: string }>

/** "Zostało 10 dni", "Dziś ostatni dzień". */
export function timeLeft(days: number): string {
  if (days === 0) return 'Dziś ostatni dzień'
  const verb =
    days === 1
      ? 'Został'
      : days % 10 > 1 && days % 10 < 5 && !(days % 100 > 11 && days % 100 < 15)
        ? 'Zostały'
        : 'Zostało'
  return `${verb} ${counted(days, ['dzień', 'dni', 'dni'])}`
}

/** How far the points have come: to the mark while it is not reached, to the cost from then on. */
export function progressOf({ state, points, held, cost }: TripStanding, qualifyAt: number) {
  return state === 'unqualified'
    ? { value: points, max: qualifyAt, label: 'Punkty sezonu do progu' }
    : { value: held, max: cost, label: 'Punkty odłożone na wycieczkę' }
}
