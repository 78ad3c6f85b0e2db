import { generatePath, type PathParam } from 'react-router'

/** Every address of the portal; each is a row of `routes.tsx`. */
export type Path =
  | '/'
  | '/dashboard'
  | '/nagrody'
  | '/nagrody/:slug'
  | '/nagrody/:slug/zamowienie'
  | '/produkty'
  | '/produkty/sprawdz-dostepnosc'
  | '/kalkulator'
  | '/moje-nagrody'
  | '/moje-faktury'
  | '/moje-zakupy'
  | '/dystrybutorzy'
  | '/moj-profil'
  | '/rejestracja'
  | '/rejestracja/dziekujemy'
  | '/rejestracja/:hash/:nip'
  | '/rejestracja-partner'
  | '/rejestracja-partner/dziekujemy'
  | '/rejestracja-partner/:hash'
  | '/support-login'
  | '/wylogowano'
  | '/zglos-udzial'
  | '/zglos-udzial/dziekujemy'
  | '/zaplecze'
  | '/zaplecze/logowanie'
  | '/zaplecze/zaproszenie/:token'
  | '/zaplecze/faktury'
  | '/zaplecze/faktury/:id'
  | '/zaplecze/zamowienia'
  | '/zaplecze/zamowienia/:id'
  | '/zaplecze/zgody'
  | '/zaplecze/wnioski-o-dane'
  | '/zaplecze/zgloszenia'
  | '/zaplecze/zgloszenia/zaproszenie'
  | '/zaplecze/zgloszenia/:id'
  | '/zaplecze/wiadomosci'
  | '/zaplecze/wiadomosci/:id'
  | '/zaplecze/operatorzy'
  | '/zaplecze/dziennik'
  | '/zaplecze/moje-konto'
  | '/zaplecze/uczestnicy'
  | '/zaplecze/uczestnicy/:id'
  | '/zaplecze/przedstawiciele'
  | '/zaplecze/importy'
  | '/zaplecze/importy/nowy'
  | '/zaplecze/importy/:id'
  | '/zaplecze/produkty'
  | '/zaplecze/produkty/nowy'
  | '/zaplecze/produkty/:id'
  | '/zaplecze/dystrybutorzy'
  | '/zaplecze/dystrybutorzy/nowy'
  | '/zaplecze/dystrybutorzy/:id'
  | '/zaplecze/dystrybutorzy/:id/nowy-oddzial'
  | '/zaplecze/dystrybutorzy/oddzialy/:id'

/** Every hash that opens a modal; each is a row of `modals.tsx`. */
export type ModalName =
  | 'dodaj-numer-konta'
  | 'edycja-danych-profilu'
  | 'dodaj-operatora'
  | 'logowanie'
  | 'pierwsze-logowanie'
  | 'potwierdzenie'
  | 'reset-hasla'
  | 'szczegoly-faktury'
  | 'szczegoly-zakupow'
  | 'uwaga'
  | 'uzupelnij-numer-konta'
  | 'zgody'
  | 'zglos-fakture'

/** The address with its parameters filled in: `pathTo('/nagrody/:slug', { slug })`. */
export function pathTo<P extends Path>(path: P, params: { [key in PathParam<P>]: string }): string {
  return generatePath<string>(path, params)
}

/** The hash that opens a modal over the page it is on: `#!logowanie`. */
export function modalHash(name: ModalName): `#!${ModalName}` {
  return `#!${name}`
}
