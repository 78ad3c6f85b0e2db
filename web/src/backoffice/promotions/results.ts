import { formatDay } from '../../format/dates'
import type { Option } from '../../ui/Select'
import type { StatusColor } from '../../ui/StatusBadge'
import type { PromotionResult, ResultsOf } from './queries'

type Progress = PromotionResult['progress']

const picked: Readonly<Record<ResultsOf, string>> = {
  won: 'Z nagrodą',
  undecided: 'Bez odpowiedzi na regulamin',
  declined: 'Bez zgody na regulamin',
  cut: 'Obcięci limitem punktów',
  overpaid: 'Z kartą odebraną ponad należne',
  remainder: 'Z resztą po kartach',
}

export const resultOptions: readonly Option[] = [
  { value: '', label: 'Wszyscy' },
  ...Object.entries(picked).map(([value, label]) => ({ value, label })),
]

/** Filter in the URL; null for an unknown one. */
export function resultsOf(text: string | null): ResultsOf | null {
  return text !== null && Object.hasOwn(picked, text) ? (text as ResultsOf) : null
}

/** Label of the participant's outcome. */
export function outcomeOf(result: PromotionResult): { label: string; color: StatusColor } {
  const { progress, overpaid } = result
  if (overpaid > 0) return { label: 'Do\u00a0wyjaśnienia', color: 'red' }
  if (progress.due.text) return { label: 'Nagroda', color: 'green' }
  if (progress.withheld === 'declined') return { label: 'Bez\u00a0zgody', color: 'gray' }
  if (progress.withheld === 'undecided') return { label: 'Czeka na\u00a0zgodę', color: 'orange' }
  if (progress.state === 'past') return { label: 'Bez\u00a0nagrody', color: 'gray' }
  return { label: 'W\u00a0drodze', color: 'yellow' }
}

/** Reason that the reward is not higher. */
export function reasonOf({ withheld, promised, accept_by, can_answer, next_text, state }: Progress): string {
  if (withheld && promised.text) {
    const why = withheld === 'declined' ? 'Regulamin odrzucony' : 'Regulamin bez odpowiedzi'
    const until =
      can_answer && accept_by ? `można zaakceptować do\u00a0${formatDay(accept_by)}` : 'termin minął'
    return `${why} (${until}); zakupy wystarczają na: ${promised.text}`
  }
  if (next_text && state === 'running') return next_text
  return state === 'past' ? 'Promocja się skończyła' : 'Nic więcej do zdobycia'
}
