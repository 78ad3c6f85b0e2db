import type { AdminPath } from './paths'

interface Section {
  /** The page that it stands on. */
  readonly path: AdminPath
  /** Its anchor there, as `#wyplaty`. */
  readonly id: string
  /** Its heading. */
  readonly title: string
  /** Further words that it is searched for by: what its fields are about. */
  readonly about: string
}

/** Sections of the back office's screens of settings, which the search leads to. */
export const sections = [
  {
    path: '/zaplecze/ustawienia',
    id: 'program',
    title: 'Program',
    about:
      'nazwa skrót operator kontakt e-mail telefon adres mapa wersja dni robocze rejestracja zaproszenie partnerzy e-faktury KSeF',
  },
  {
    path: '/zaplecze/ustawienia',
    id: 'wyplaty',
    title: 'Wypłaty',
    about: 'rachunki konta bank przelewy darowizny',
  },
  {
    path: '/zaplecze/ustawienia',
    id: 'rachunek-wyplat',
    title: 'Rachunek, z którego wychodzą przelewy',
    about: 'konto wypłat numer IBAN bank',
  },
  {
    path: '/zaplecze/ustawienia',
    id: 'rachunek-darowizn',
    title: 'Rachunek darowizn uczestników',
    about: 'konto numer IBAN cel charytatywny',
  },
  {
    path: '/zaplecze/ustawienia',
    id: 'pliki-dla-banku',
    title: 'Pliki dla banku',
    about: 'Elixir pain ISO 20022 format kodowanie',
  },
  {
    path: '/zaplecze/ustawienia',
    id: 'zasady-wysylek',
    title: 'Wysyłki',
    about: 'cisza nocna godziny SMS push limit w tygodniu zatwierdzanie segment',
  },
  {
    path: '/zaplecze/ustawienia',
    id: 'zasady-zadan-zbiorczych',
    title: 'Zadania zbiorcze',
    about: 'druga osoba zatwierdzanie limit przyjmowanie faktur anulowanie',
  },
  {
    path: '/zaplecze/ustawienia',
    id: 'wyglad',
    title: 'Wygląd',
    about: 'kolory barwy logo motyw',
  },
  {
    path: '/zaplecze/ustawienia',
    id: 'przerwa-techniczna',
    title: 'Przerwa techniczna',
    about: 'program zamknięty konserwacja NIP goście',
  },
  {
    path: '/zaplecze/ustawienia',
    id: 'komunikaty',
    title: 'Komunikaty',
    about: 'ogłoszenie ostrzeżenie uwaga',
  },
  {
    path: '/zaplecze/ustawienia',
    id: 'powiadomienia-push',
    title: 'Powiadomienia push',
    about: 'urządzenia klucze telefon',
  },
  {
    path: '/zaplecze/ustawienia',
    id: 'uslugi-zewnetrzne',
    title: 'Usługi zewnętrzne',
    about: 'statystyki Matomo reklama piksel błędy Sentry',
  },
  {
    path: '/zaplecze/wartosci',
    id: 'limit-punktow',
    title: 'Limit punktów uczestnika',
    about: 'najwięcej',
  },
  {
    path: '/zaplecze/wartosci',
    id: 'punkty-za-zlotowke',
    title: 'Punkty za złotówkę',
    about: 'przelicznik wartość punktu cena koszt',
  },
  {
    path: '/zaplecze/wartosci',
    id: 'dni-na-odwolanie',
    title: 'Dni robocze na odpowiedź na odwołanie',
    about: 'termin',
  },
  {
    path: '/zaplecze/wartosci',
    id: 'liczba-odwolan',
    title: 'Odwołania od jednej decyzji',
    about: 'liczba limit',
  },
  {
    path: '/zaplecze/podatki/zasady',
    id: 'zasady-podatku',
    title: 'Zasady rozliczania podatku',
    about: 'stawka ryczałt PIT wartość nagród',
  },
  {
    path: '/zaplecze/strona-glowna',
    id: 'poczatek-strony',
    title: 'Początek strony',
    about: 'hasło nagłówek główna',
  },
  {
    path: '/zaplecze/strona-glowna',
    id: 'o-programie',
    title: 'O\u00a0programie',
    about: 'opis',
  },
  {
    path: '/zaplecze/strona-glowna',
    id: 'jak-to-dziala',
    title: 'Jak to działa',
    about: 'kroki',
  },
  {
    path: '/zaplecze/strona-glowna',
    id: 'produkty-na-stronie',
    title: 'Produkty',
    about: 'strona główna',
  },
  {
    path: '/zaplecze/strona-glowna',
    id: 'nagrody-na-stronie',
    title: 'Nagrody',
    about: 'strona główna kafelki',
  },
  {
    path: '/zaplecze/strona-glowna',
    id: 'koniec-strony',
    title: 'Koniec strony',
    about: 'pytania newsletter',
  },
  {
    path: '/zaplecze/moje-konto',
    id: 'drugi-skladnik',
    title: 'Drugi składnik',
    about: 'kody zapasowe aplikacja uwierzytelniająca logowanie',
  },
  {
    path: '/zaplecze/moje-konto',
    id: 'klucze-dostepu',
    title: 'Klucze dostępu (passkeys)',
    about: 'passkey odcisk palca logowanie',
  },
  {
    path: '/zaplecze/moje-konto',
    id: 'haslo',
    title: 'Hasło',
    about: 'zmiana logowanie',
  },
  {
    path: '/zaplecze/moje-konto',
    id: 'widok-zaplecza',
    title: 'Widok zaplecza',
    about: 'gęstość wygodnie gęsto',
  },
  {
    path: '/zaplecze/moje-konto',
    id: 'twoje-urzadzenia',
    title: 'Twoje urządzenia',
    about: 'sesje wyloguj',
  },
] as const satisfies readonly Section[]

export type SectionId = (typeof sections)[number]['id']

/** Heading of a section. */
export function sectionTitle(id: SectionId): string {
  return sections.find((section) => section.id === id)?.title ?? id
}
