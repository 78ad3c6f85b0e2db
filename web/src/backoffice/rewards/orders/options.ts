import { counted, type Forms } from '../../../format/plural'
import type { BulkChange, BulkChanged, OrderItem } from './queries'

export type State = BulkChange['status']

const orderForms: Forms = ['zamówienie', 'zamówienia', 'zamówień']

/** Maximum number of orders in a bulk action. */
export const most = 100

export const statuses = [
  { value: 'selected', label: 'Wybrane' },
  { value: 'in_progress', label: 'W toku' },
  { value: 'completed', label: 'Zrealizowane' },
  { value: 'cancelled', label: 'Anulowane' },
  { value: 'returned', label: 'Zwrócone' },
  { value: 'all', label: 'Wszystkie' },
]

export const kinds = [
  { value: '', label: 'Wszystkie' },
  { value: 'card', label: 'Karty' },
  { value: 'parcel', label: 'Nagrody rzeczowe' },
  { value: 'trip', label: 'Wycieczki' },
  { value: 'bank_transfer', label: 'Przelewy na konto' },
  { value: 'charity_transfer', label: 'Przelewy na cel charytatywny' },
]

/** Bulk actions in the order of the workflow; `name` is the label of the state. */
export const moves: readonly { state: State; button: string; name: string }[] = [
  { state: 'in_progress', button: 'Rozpocznij', name: 'W toku' },
  { state: 'completed', button: 'Zrealizuj', name: 'Zrealizowana' },
  { state: 'cancelled', button: 'Anuluj', name: 'Anulowana' },
]

/** Effects of a bulk action on the orders, and what it tells their participants. */
export const effects: Readonly<Partial<Record<State, string>>> = {
  in_progress: 'Uczestnicy dostaną powiadomienia i nie będą już mogli anulować tych zamówień.',
  completed:
    'Uczestnicy dostaną powiadomienia, a punkty za te zamówienia będą wydane. Tego nie można cofnąć.',
  cancelled: 'Punkty wrócą do uczestników, a nagrody do puli. Tego nie można cofnąć.',
}

/** Reason why none of the orders can be changed in bulk. */
export const noMoves =
  'Statusu tych zamówień nie można stąd zmienić: przelewy idą w paczkach, a karty z\u00a0kodem realizuje wczytanie ich numerów.'

/** Ticked orders that may move to the state. */
export function fitting(chosen: readonly OrderItem[], state: State): readonly OrderItem[] {
  return chosen.filter(({ next }) => next.includes(state))
}

/** Number in words: "3 zamówienia". */
export function orderCountText(count: number): string {
  return counted(count, orderForms)
}

/** Refused orders grouped by reason, with their numbers. */
export function byReason(
  refused: BulkChanged['refused'],
): readonly { reason: string; numbers: readonly number[] }[] {
  const numbers = new Map<string, number[]>()
  for (const { reason, number } of refused)
    numbers.set(reason, [...(numbers.get(reason) ?? []), ...(number == null ? [] : [number])])
  return Array.from(numbers, ([reason, all]) => ({ reason, numbers: all }))
}
