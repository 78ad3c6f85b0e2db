import { formatDay, formatInstant } from '../../format/dates'
import { counted } from '../../format/plural'
import type { CalendarPromotion } from './queries'
import { overlaps } from './timeline'

/** "01.08.2025 – 31.08.2025", broken between its days only; one day stands alone. */
export function daysText(from: string, to: string): string {
  return from === to ? formatDay(from) : `${formatDay(from)}\u00a0– ${formatDay(to)}`
}

/** Publication of the draft; null where none is planned and none has failed. */
export function publicationText({ publish_at: at, refused, revision }: CalendarPromotion): string | null {
  if (!at) return null
  if (refused) return `szkic nieopublikowany ${formatInstant(at)}`
  return `${revision > 0 ? 'zmiana' : 'publikacja'} ${formatInstant(at)}`
}

/** Tells in words what a promotion's bar shows with its marks. */
export function notesOf(one: CalendarPromotion, all: readonly CalendarPromotion[]): string[] {
  const { purchases, declaration, accept_by: acceptBy } = one
  const isWhole = purchases.from === one.first_day && purchases.to === one.last_day
  const beside = overlaps(one, all)
  const notes = [
    declaration && `deklaracje ${daysText(declaration.from, declaration.to)}`,
    !isWhole && `zakupy ${daysText(purchases.from, purchases.to)}`,
    acceptBy && `akceptacja do\u00a0${formatDay(acceptBy)}`,
    one.audience === 'program.partner' && 'program partnera',
    one.for_selected && 'dla segmentu',
    one.revision > 0 && one.drafted && !one.publish_at && 'jest szkic zmiany',
    beside > 0 && `w\u00a0tym czasie też ${counted(beside, ['inna', 'inne', 'innych'])}`,
  ]
  return notes.filter((note): note is string => Boolean(note))
}
