import type { Path } from '../../../paths'
import type { Item } from './queries'

interface ItemText {
  readonly title: string
  /** The reason for the item, in a sentence. */
  readonly why: string
  /** The screen on which it is done, null for what is set on the server. */
  readonly path: Path | null
}

/** Texts of the checklist's items. */
export const itemTexts: Readonly<Record<Item['code'], ItemText>> = {
  programme: {
    title: 'Nazwa, administrator danych i kontakt programu',
    why: 'RODO wymaga, żeby uczestnik wiedział, kto przetwarza jego dane i jak się z nim skontaktować.',
    path: '/zaplecze/ustawienia',
  },
  season: {
    title: 'Otwarty sezon',
    why: 'Tylko zakupy z otwartego sezonu dają punkty, a bez sezonu nikt się nie zarejestruje.',
    path: '/zaplecze/sezony',
  },
  levels: {
    title: 'Poziomy osiągnięć',
    why: 'Gratulacje i premie po drodze zachęcają do zbierania. Program działa też bez nich.',
    path: '/zaplecze/poziomy',
  },
  consents: {
    title: 'Zgody wymagane przy rejestracji',
    why: 'Uczestnik musi zaakceptować regulamin, zanim zacznie zbierać punkty.',
    path: '/zaplecze/zgody',
  },
  rules: {
    title: 'Regulamin',
    why: 'Ustawa o świadczeniu usług drogą elektroniczną wymaga regulaminu, który można przeczytać przed rejestracją. Napisz go jako stronę albo wczytaj plik PDF od prawnika.',
    path: '/zaplecze/regulamin',
  },
  privacy_policy: {
    title: 'Polityka prywatności',
    why: 'RODO wymaga informacji, po co i jak długo przetwarzasz dane uczestników.',
    path: '/zaplecze/strony',
  },
  products: {
    title: 'Produkt z punktami w bieżącym sezonie',
    why: 'Bez stawki punktów żaden zakup nic nie da. Produkty można też zaimportować z pliku.',
    path: '/zaplecze/produkty',
  },
  distributor: {
    title: 'Dystrybutor',
    why: 'Uczestnik wskazuje na fakturze, u kogo kupił.',
    path: '/zaplecze/dystrybutorzy',
  },
  reward: {
    title: 'Nagroda w katalogu',
    why: 'Uczestnik musi mieć na co wymienić punkty.',
    path: '/zaplecze/nagrody',
  },
  payout_account: {
    title: 'Rachunek do wypłat',
    why: 'Z tego rachunku wychodzą przelewy. Jest potrzebny, gdy wśród nagród jest przelew.',
    path: '/zaplecze/ustawienia',
  },
  sms_sender: {
    title: 'Wysyłka SMS',
    why: 'SMS niesie kod do nowego hasła. Sprawdź ją wiadomością na swój numer.',
    path: null,
  },
  email_sender: {
    title: 'Wysyłka e-maili',
    why: 'E-mailem idą zaproszenia, powitania i odpowiedzi. Sprawdź ją wiadomością na swój adres.',
    path: null,
  },
  administrators: {
    title: 'Dwóch administratorów',
    why: 'Rolę administratora i finansów nadają dwie osoby. Drugiego dodasz na serwerze poleceniem plon operator add --role administrator.',
    path: '/zaplecze/operatorzy',
  },
  signers: {
    title: 'Dwie osoby, które zatwierdzają wypłaty',
    why: 'Paczkę przelewów zatwierdza inna osoba niż ta, która ją przygotowała.',
    path: '/zaplecze/operatorzy',
  },
  backup: {
    title: 'Kopia zapasowa',
    why: 'Bez kopii awaria dysku zabiera punkty wszystkich. Ustaw PLON_BACKUP_TO na serwerze.',
    path: '/zaplecze/kopie',
  },
  https: {
    title: 'Adres z https',
    why: 'Hasła i dane uczestników muszą iść szyfrowanym połączeniem. Ustaw PLON_PUBLIC_URL na serwerze.',
    path: null,
  },
}
