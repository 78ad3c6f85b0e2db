import { daysLeftText } from '../../format/days'
import type { TripStanding } from './queries'

type State = TripStanding['state']

/** Label and colour of a trip's status. */
export const badges = {
  unqualified: { label: 'Zbierasz punkty', color: 'gray' },
  qualified: { label: 'Możesz zamówić', color: 'yellow' },
  short: { label: 'Zamówiona, brakuje punktów', color: 'orange' },
  ordered: { label: 'Zamówiona', color: 'green' },
  missed: { label: 'Termin minął', color: 'red' },
  lapsed: { label: 'Zamówienie wygasło', color: 'red' },
  completed: { label: 'Zrealizowana', color: 'green' },
} as const satisfies Record<State, { label: string; color: string }>

/** The status of a participant who did not reach the threshold in time. */
export const tooLate = { label: 'Próg nieosiągnięty', color: 'red' } as const

const whatFor: Partial<Record<State, string>> = {
  qualified: ' na\u00a0zamówienie',
  short: ' na\u00a0uzupełnienie punktów',
}

/** "Zostało 10 dni na zamówienie", "Dziś ostatni dzień na zamówienie". */
export function timeLeft(days: number, state: State): string {
  const text = days === 0 ? 'dziś ostatni dzień' : daysLeftText(days)
  return text.charAt(0).toLocaleUpperCase('pl') + text.slice(1) + (whatFor[state] ?? '')
}

/** Progress towards the threshold until it is reached, then towards the cost. */
export function progressOf({ state, points, held, cost }: TripStanding, qualifyAt: number) {
  return state === 'unqualified'
    ? { value: points, max: qualifyAt, label: 'Punkty sezonu do progu' }
    : { value: held, max: cost, label: 'Punkty odłożone na wycieczkę' }
}
