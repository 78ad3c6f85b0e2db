import type { Session, Transfer } from './queries'

/** Labels of the wire's codes. */
export const transferKinds: Record<Transfer['kind'], string> = {
  accrual: 'Naliczenie',
  reversal: 'Korekta w dół',
  hold: 'Blokada na zamówienie',
  release: 'Zwolnienie blokady',
  redeem: 'Wydanie',
  refund: 'Zwrot',
  forfeit: 'Przepadek',
}

export const accounts: Record<Transfer['from']['account'], string> = {
  purchases: 'Za zakupy',
  affiliation: 'Za członkostwo',
  achievements: 'Za osiągnięcia',
  available: 'Dostępne',
  held: 'Zablokowane',
  redeemed: 'Wydane',
  forfeited: 'Przepadłe',
}

export const causes: Record<Transfer['cause'], string> = {
  invoice_line: 'Faktura',
  promotion: 'Promocja',
  membership: 'Członkostwo',
  achievement: 'Osiągnięcie',
  order: 'Zamówienie',
  trip: 'Wycieczka',
  correction: 'Poprawka faktury',
  operator: 'Operator',
}

const endings: Record<string, string> = {
  logout: 'uczestnik się wylogował',
  signed_in_again: 'zalogował się ponownie',
  token_reused: 'podejrzenie przejęcia sesji',
  account_disabled: 'konto zablokowane',
  by_operator: 'zakończona przez operatora',
  password_changed: 'zmiana hasła',
  ended_elsewhere: 'wylogowana z\u00a0innego urządzenia lub przez administratora',
  account_erased: 'dane uczestnika usunięte',
}

/** Reason that a session has ended. */
export function endingOf({ lives, ended_reason: reason }: Session): string {
  if (lives) return 'Trwa'
  return `Zakończona${reason ? `: ${endings[reason] ?? reason}` : ': minął jej czas'}`
}
