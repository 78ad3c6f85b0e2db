import type { SecurityEvent } from './queries'

type Kind = SecurityEvent['kind']

/** Labels of the events, in the order of the filter. */
export const kinds: Readonly<Record<Kind, string>> = {
  sign_in_failed: 'Nieudane logowanie',
  sign_in_locked: 'Logowanie wstrzymane przez limit',
  code_failed: 'Błędny kod',
  confirmation_failed: 'Błędne hasło po zalogowaniu',
  reset_failed: 'Nieudana zmiana hasła kodem SMS',
  link_refused: 'Nieważny link lub krok logowania',
  refresh_reused: 'Ponowne użycie klucza sesji',
  api_token_refused: 'Odrzucony token klienta API',
  permission_denied: 'Odmowa dostępu',
  limit_reached: 'Przekroczony limit',
  signed_in: 'Zalogowanie',
}

export const sides: Readonly<Record<SecurityEvent['side'], string>> = {
  participant: 'Portal',
  operator: 'Zaplecze',
  machine: 'Klienci API',
}

const reasons: Readonly<Record<string, string>> = {
  access_denied: 'konto nie ma dostępu do tej części programu',
  api_client_disabled: 'klient API jest wyłączony',
  api_network_refused: 'adres spoza sieci klienta API',
  api_token_expired: 'token wygasł lub ma następcę',
  api_token_unknown: 'nikt nie ma takiego tokenu',
  code_dead: 'kod stracił ważność',
  code_wrong: 'błędny kod z\u00a0SMS-a',
  invalid_credentials: 'błędny NIP lub hasło',
  invalid_operator_credentials: 'błędny adres e-mail lub hasło',
  invitation_ended: 'zaproszenie do rejestracji straciło ważność',
  invitation_expired: 'zaproszenie operatora straciło ważność',
  invitation_for_another: 'zaproszenie jest dla innego NIP-u',
  over_ceiling: 'w\u00a0tej godzinie zdarzeń było tak wiele, że pozostałe są tylko policzone',
  own_hands: 'własnej propozycji nie można zatwierdzić',
  session_ended: 'sesja została zakończona',
  sign_in_expired: 'upłynął czas między krokami logowania',
  signs_later: 'nowe konto, rola lub drugi składnik',
  support_read_only: 'podgląd konta uczestnika tylko do odczytu',
  too_many: 'za dużo prób',
  unknown_nip: 'nikt nie ma takiego NIP-u',
  wrong_code: 'błędny kod drugiego składnika',
  wrong_password: 'błędne hasło',
}

/** Label of the server's reason for a refusal; an unknown code is shown as stored. */
export function reasonLabel(code: string): string {
  return reasons[code] ?? code
}

/** Account of the event: a participant's or an operator's name, or the start of the hash of an unknown login. */
export function accountLabel({ participant, operator, account }: SecurityEvent): string {
  if (participant) return `${participant.name}, NIP\u00a0${participant.nip}`
  if (operator) return `${operator} (operator)`
  if (account?.startsWith('api_client:')) return `Klient API nr\u00a0${account.slice(11)}`
  if (account?.startsWith('name:')) return `Nieznana nazwa (${account.slice(5, 13)}…)`
  return '—'
}
