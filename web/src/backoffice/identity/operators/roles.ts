import { counted, pluralOf } from '../../../format/plural'
import type { Role } from '../../../session/operator'

/** Label of each role and the description of its permissions. */
export const roles: Record<Role, { readonly label: string; readonly opens: string }> = {
  moderator: { label: 'Moderator', opens: 'faktury, katalog i zgłoszenia' },
  editor: { label: 'Redaktor', opens: 'treści, wysyłki i szkice promocji' },
  finance: { label: 'Finanse', opens: 'zamówienia nagród, wypłaty i podatki' },
  support: { label: 'Wsparcie', opens: 'podgląd danych i kont uczestników' },
  analyst: { label: 'Analityk', opens: 'raporty, bez danych osobowych' },
  administrator: { label: 'Administrator', opens: 'wszystko, także operatorzy i dziennik' },
}

export const roleNames = Object.keys(roles) as readonly Role[]

/** Labels in a sentence: "Moderator, Wsparcie". */
export function labelsOf(held: readonly Role[]): string {
  return held.map((role) => roles[role].label).join(', ')
}

/** Number in words: "Zostały 3 kody zapasowe". */
export function codesLeft(count: number): string {
  const verb = pluralOf(count, ['Został', 'Zostały', 'Zostało'])
  return `${verb} ${counted(count, ['kod zapasowy', 'kody zapasowe', 'kodów zapasowych'])}`
}
