import { formatDay } from '../../format/dates'
import { daysLeftText } from '../../format/days'
import { formatPoints } from '../../format/numbers'
import { counted, pluralOf } from '../../format/plural'
import type { User } from '../../session/session'

type Achievement = User['achievements'][number]
type WaitingTrip = User['wycieczka']['waiting'][number]

/** Points missing to the first level ahead; a reached level stays, whatever is corrected later. */
export function nextLevel(
  achievements: readonly Achievement[],
  total: number,
): { level: number; missing: number } | null {
  const next = achievements.find(({ level, value }) => !value && level > total)
  return next ? { level: next.level, missing: next.level - total } : null
}

/** "brakuje 13 600 punktów": what is missing stands in the genitive. */
export function missingPoints(count: number): string {
  return counted(count, ['punktu', 'punktów', 'punktów'])
}

/** "Do końca sezonu zostały 72 dni". */
export function seasonEndText(days: number): string {
  if (days === 0) return 'Dziś ostatni dzień sezonu'
  return `Do końca sezonu ${daysLeftText(days)}`
}

/** "2 faktury czekają na sprawdzenie". */
export function waitingText(count: number): string {
  const wait = pluralOf(count, ['czeka', 'czekają', 'czeka'])
  return `${counted(count, ['faktura', 'faktury', 'faktur'])} ${wait} na\u00a0sprawdzenie`
}

/** "2 faktury czekają na sprawdzenie, ich pozycje poznamy po sprawdzeniu". */
export function unknownText(count: number): string {
  return `${waitingText(count)}, ${count === 1 ? 'jej' : 'ich'} pozycje poznamy po\u00a0sprawdzeniu`
}

/** "2 promocje, w których nic jeszcze nie masz". */
export function untouchedText(count: number): string {
  const which = count === 1 ? 'w\u00a0której' : 'w\u00a0których'
  return `${counted(count, ['promocja', 'promocje', 'promocji'])}, ${which} nic jeszcze nie masz`
}

/** "O tej porze sezonu 2024: 12 000 pkt. Teraz masz o 3 000 pkt więcej". */
export function seasonAgainst(now: number, previous: { season: number; points: number }): string {
  const change = now - previous.points
  const against =
    change === 0
      ? 'Teraz masz tyle samo'
      : `Teraz masz o\u00a0${formatPoints(Math.abs(change))} ${change > 0 ? 'więcej' : 'mniej'}`
  return `O\u00a0tej porze sezonu ${previous.season}: ${formatPoints(previous.points)}. ${against}`
}

/** "2 karty czekają na odbiór". */
export function giftCardsText(count: number): string {
  const wait = pluralOf(count, ['czeka', 'czekają', 'czeka'])
  return `${counted(count, ['karta', 'karty', 'kart'])} ${wait} na\u00a0odbiór`
}

/** "1 regulamin promocji czeka na Twoją decyzję". */
export function rulesText(count: number): string {
  const wait = pluralOf(count, ['czeka', 'czekają', 'czeka'])
  return `${counted(count, ['regulamin', 'regulaminy', 'regulaminów'])} promocji ${wait} na\u00a0Twoją decyzję`
}

/**
 * "Zamów wycieczkę „Azory” do 06.06.2025, odłożone 10 000 pkt", "Uzupełnij 3 000 pkt na wycieczkę „Azory” do
 * 31.10.2025".
 */
export function tripText({ state, name, held, held_text, missing_text, deadline }: WaitingTrip): string {
  const trip = `wycieczkę „${name}”${deadline ? ` do\u00a0${formatDay(deadline)}` : ''}`
  if (state === 'short') return `Uzupełnij ${missing_text} na\u00a0${trip}`
  return `Zamów ${trip}${held > 0 ? `, odłożone ${held_text}` : ''}`
}
