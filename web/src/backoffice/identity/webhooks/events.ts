import type { WebhookEvent } from './queries'

/** Events that a webhook chooses from, in the order of the form. */
export const events: Readonly<Record<WebhookEvent, string>> = {
  'participant.joined': 'Uczestnik dołączył',
  'invoice.decided': 'Faktura rozpatrzona',
  'points.posted': 'Punkty zaksięgowane',
  'order.placed': 'Zamówienie złożone',
  'order.moved': 'Zamówienie zmieniło status',
  'promotion.reached': 'Nagroda promocji zdobyta',
  'payout.confirmed': 'Wypłata potwierdzona',
  'sales_batch.checked': 'Paczka sprzedaży sprawdzona',
  'sales_batch.posted': 'Paczka sprzedaży zapisana',
  'sales_batch.cancelled': 'Paczka sprzedaży anulowana',
}

export const eventCodes = Object.keys(events) as readonly WebhookEvent[]

/** Events of one client's batches: a webhook of a client is told of no others. */
export function eventsFor(client: string): Readonly<Partial<Record<WebhookEvent, string>>> {
  if (client === '') return events
  return Object.fromEntries(Object.entries(events).filter(([code]) => code.startsWith('sales_batch.')))
}
