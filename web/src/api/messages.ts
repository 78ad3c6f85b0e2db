/** Every sentence with which the portal itself says how a call or a page went, in one place. */
export const messages = {
  network: 'Sprawdź połączenie z internetem',
  offline: 'Jesteś offline',
  signedOut: 'Zostałeś automatycznie wylogowany',
  serverSilent: 'Serwer nie odpowiada',
  notFound: 'Nie ma takiej strony',
  notFoundText: 'Strona której szukasz nie istnieje, błąd 404',
  unmatched: 'This page could not be found',
  failed: 'Wystąpił błąd',
  failedLoudly: 'Wystąpił błąd!',
  correctForm: 'Popraw formularz',
  saved: 'Dane zostały zapisane.',
  badCredentials: 'Niepoprawny NIP/PESEL lub hasło',
  noAgreements: 'No fetch registration agreements',
  noAgreementsText: 'Nie udało się pobrać oświadczeń. Spróbuj ponownie za chwilę.',
  unknown: 'Error',
  unknownText: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
} as const
