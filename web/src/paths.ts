import { generatePath, type PathParam } from 'react-router'

/** Every address of the portal; each is a row of `routes.tsx`. The server reads this list too: what is not on it is a 404. */
export type Path =
  | '/'
  | '/aktualnosci'
  | '/aktualnosci/:slug'
  | '/o-programie'
  | '/regulamin'
  | '/polityka-prywatnosci'
  | '/deklaracja-dostepnosci'
  | '/kontakt'
  | '/kontakt-z-przedstawicielem'
  | '/newsletter/potwierdzenie/:token'
  | '/newsletter/rezygnacja/:key'
  | '/:slug'
  | '/dashboard'
  | '/nagrody'
  | '/nagrody/:slug'
  | '/nagrody/:slug/zamowienie'
  | '/wycieczka'
  | '/wycieczka-premium'
  | '/wycieczka-vip'
  | '/promocje'
  | '/promocje/:slug'
  | '/produkty'
  | '/produkty/sprawdz-dostepnosc'
  | '/kalkulator'
  | '/moje-nagrody'
  | '/moje-faktury'
  | '/moje-zakupy'
  | '/listy-gratulacyjne'
  | '/dystrybutorzy'
  | '/moj-profil'
  | '/rejestracja'
  | '/rejestracja/dziekujemy'
  | '/rejestracja/:hash/:nip'
  | '/rejestracja-partner'
  | '/rejestracja-partner/dziekujemy'
  | '/rejestracja-partner/:hash'
  | '/support-login'
  | '/przerwa-techniczna'
  | '/wylogowano'
  | '/zglos-udzial'
  | '/zglos-udzial/dziekujemy'
  | '/zaplecze'
  | '/zaplecze/logowanie'
  | '/zaplecze/zaproszenie/:token'
  | '/zaplecze/faktury'
  | '/zaplecze/faktury/:id'
  | '/zaplecze/zamowienia'
  | '/zaplecze/zamowienia/kody'
  | '/zaplecze/zamowienia/:id'
  | '/zaplecze/wyplaty'
  | '/zaplecze/wyplaty/nowa'
  | '/zaplecze/wyplaty/:id'
  | '/zaplecze/podatki'
  | '/zaplecze/podatki/zasady'
  | '/zaplecze/podatki/:participant'
  | '/zaplecze/wycieczki'
  | '/zaplecze/wycieczki/:id'
  | '/zaplecze/zgody'
  | '/zaplecze/wnioski-o-dane'
  | '/zaplecze/zgloszenia'
  | '/zaplecze/zgloszenia/zaproszenie'
  | '/zaplecze/zgloszenia/:id'
  | '/zaplecze/kontakt'
  | '/zaplecze/kontakt/:id'
  | '/zaplecze/newsletter'
  | '/zaplecze/wiadomosci'
  | '/zaplecze/wiadomosci/:id'
  | '/zaplecze/operatorzy'
  | '/zaplecze/sezony'
  | '/zaplecze/ustawienia'
  | '/zaplecze/dziennik'
  | '/zaplecze/bezpieczenstwo'
  | '/zaplecze/moje-konto'
  | '/zaplecze/uczestnicy'
  | '/zaplecze/uczestnicy/:id'
  | '/zaplecze/przedstawiciele'
  | '/zaplecze/importy'
  | '/zaplecze/importy/nowy'
  | '/zaplecze/importy/:id'
  | '/zaplecze/nagrody'
  | '/zaplecze/nagrody/nowa'
  | '/zaplecze/nagrody/:id'
  | '/zaplecze/produkty'
  | '/zaplecze/produkty/nowy'
  | '/zaplecze/produkty/:id'
  | '/zaplecze/pliki'
  | '/zaplecze/aktualnosci'
  | '/zaplecze/aktualnosci/nowa'
  | '/zaplecze/aktualnosci/:id'
  | '/zaplecze/strony'
  | '/zaplecze/strony/nowa'
  | '/zaplecze/strony/:id'
  | '/zaplecze/pytania'
  | '/zaplecze/pytania/nowe'
  | '/zaplecze/pytania/:id'
  | '/zaplecze/promocje'
  | '/zaplecze/promocje/nowa'
  | '/zaplecze/promocje/:id'
  | '/zaplecze/promocje/:id/wyniki'
  | '/zaplecze/promocje/:id/wyniki/:participant'
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
  | 'nagroda-pieniezna'
  | 'order'
  | 'pierwsze-logowanie'
  | 'potwierdzenie'
  | 'reset-hasla'
  | 'szczegoly-faktury'
  | 'szczegoly-zakupow'
  | 'uwaga'
  | 'uzupelnij-numer-konta'
  | 'zamow-wycieczke'
  | 'zamow-wycieczke-premium'
  | 'zamow-wycieczke-vip'
  | 'zgody'
  | 'zglos-fakture'

/** A season has at most one trip of each kind. */
export type TripKind = 'standard' | 'premium' | 'vip'

/** The pages of the trips. */
export const tripPages = {
  standard: '/wycieczka',
  premium: '/wycieczka-premium',
  vip: '/wycieczka-vip',
} as const satisfies Record<TripKind, Path>

/** The kind of the trip whose page it is, null for any other page. */
export function tripAt(page: string): TripKind | null {
  const kinds = ['standard', 'premium', 'vip'] as const satisfies readonly TripKind[]
  return kinds.find((kind) => tripPages[kind] === page) ?? null
}

/** The address with its parameters filled in: `pathTo('/nagrody/:slug', { slug })`. */
export function pathTo<P extends Path>(path: P, params: { [key in PathParam<P>]: string }): string {
  return generatePath<string>(path, params)
}

/** The hash that opens a modal over the page it is on: `#!logowanie`. */
export function modalHash(name: ModalName): `#!${ModalName}` {
  return `#!${name}`
}
