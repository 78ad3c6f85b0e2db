import type { RequestItem } from './queries'

/** Labels of the kinds of requests. */
export const kindNames: Record<RequestItem['kind'], string> = {
  participation: 'Prośba o\u00a0zaproszenie',
  partner: 'Rejestracja partnera',
}
