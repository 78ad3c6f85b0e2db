import type { RequestItem } from './queries'

/** A kind of request in words. */
export const kindNames: Record<RequestItem['kind'], string> = {
  participation: 'Prośba o\u00a0zaproszenie',
  partner: 'Rejestracja partnera',
}
