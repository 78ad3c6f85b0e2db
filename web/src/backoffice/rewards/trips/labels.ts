import type { Trip } from './queries'

/** Kinds of trips, as on the server. */
export const kindOptions: readonly { readonly value: Trip['kind']; readonly label: string }[] = [
  { value: 'standard', label: 'Wycieczka' },
  { value: 'premium', label: 'Wycieczka Premium' },
  { value: 'vip', label: 'Wycieczka VIP' },
]
