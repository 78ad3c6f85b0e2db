import { formatInstant } from '../../../format/dates'
import { formatNumber } from '../../../format/numbers'
import type { CursorList } from '../../list-query'
import type { DeliveryDetails, ListedDelivery } from './queries'

export type AttemptLine = DeliveryDetails['attempts'][number]

/** True while the newest deliveries have not been tried yet, or are just being sent. */
export function isUnderWay(pages: readonly CursorList<ListedDelivery>[] | undefined): boolean {
  const newest = pages?.[0]?.data.items ?? []
  return newest.some(
    ({ status, attempts }) => status.code === 'sending' || (status.code === 'waiting' && attempts === 0),
  )
}

/** A try in one sentence: when, what came of it, how long it took. */
export function attemptSentence({ number, at, status, error, milliseconds }: AttemptLine): string {
  const outcome = status == null ? (error ?? 'Nie wiadomo, co się stało') : `Odpowiedź ${status}`
  return `${number}. ${formatInstant(at)}: ${outcome} (${formatNumber(milliseconds)}\u00a0ms)`
}
