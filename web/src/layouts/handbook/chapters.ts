import type { AdminPath } from '../../paths'

/** Chapters of the operators' handbook in their order: the name of a file in `docs/pl`, and its title. */
export const chapters = {
  README: 'Podręcznik zaplecza',
  biurko: 'Biurko',
  'wyszukiwanie-i-widoki': 'Wyszukiwanie, widoki i klawisze',
  'moje-konto': 'Logowanie i moje konto',
  faktury: 'Faktury',
  'korekty-ksef': 'Korekty KSeF',
  zamowienia: 'Zamówienia',
  'kody-kart': 'Kody kart',
  'zadania-zbiorcze': 'Zadania zbiorcze',
  wyplaty: 'Wypłaty',
  podatki: 'Podatki',
  wycieczki: 'Wycieczki',
  zgloszenia: 'Zgłoszenia i rejestracja',
  'kontakt-i-newsletter': 'Kontakt i newsletter',
  wiadomosci: 'Wiadomości',
  'segmenty-i-wysylki': 'Segmenty i wysyłki',
  uczestnicy: 'Uczestnicy',
  przedstawiciele: 'Przedstawiciele',
  'wnioski-o-dane': 'Wnioski o dane',
  'produkty-i-uprawy': 'Produkty i uprawy',
  nagrody: 'Nagrody, poziomy i listy gratulacyjne',
  dystrybutorzy: 'Dystrybutorzy',
  importy: 'Importy',
  promocje: 'Promocje',
  tresci: 'Treści portalu',
  szablony: 'Szablony wiadomości',
  'regulamin-i-zgody': 'Regulamin i zgody',
  operatorzy: 'Operatorzy i role',
  polaczenia: 'Klienci API i webhooki',
  'sezony-i-wartosci': 'Sezony i wartości od dnia',
  ustawienia: 'Ustawienia',
  bezpieczenstwo: 'Kopie, dziennik i bezpieczeństwo',
  raporty: 'Raporty',
  'przed-startem': 'Pierwsze uruchomienie i otwarcie portalu',
} as const

export type Chapter = keyof typeof chapters

/** The chapter about each screen; a new screen without one is an error of types. */
const chapterOf: Readonly<Record<AdminPath, Chapter>> = {
  '/zaplecze': 'biurko',
  '/zaplecze/logowanie': 'moje-konto',
  '/zaplecze/zaproszenie/:token': 'moje-konto',
  '/zaplecze/moje-konto': 'moje-konto',
  '/zaplecze/pierwsze-uruchomienie': 'przed-startem',
  '/zaplecze/przed-startem': 'przed-startem',
  '/zaplecze/faktury': 'faktury',
  '/zaplecze/faktury/:id': 'faktury',
  '/zaplecze/korekty': 'korekty-ksef',
  '/zaplecze/korekty/:id': 'korekty-ksef',
  '/zaplecze/zamowienia': 'zamowienia',
  '/zaplecze/zamowienia/:id': 'zamowienia',
  '/zaplecze/zamowienia/kody': 'kody-kart',
  '/zaplecze/zadania': 'zadania-zbiorcze',
  '/zaplecze/zadania/:id': 'zadania-zbiorcze',
  '/zaplecze/wyplaty': 'wyplaty',
  '/zaplecze/wyplaty/nowa': 'wyplaty',
  '/zaplecze/wyplaty/:id': 'wyplaty',
  '/zaplecze/podatki': 'podatki',
  '/zaplecze/podatki/zasady': 'podatki',
  '/zaplecze/podatki/:participant': 'podatki',
  '/zaplecze/wycieczki': 'wycieczki',
  '/zaplecze/wycieczki/:id': 'wycieczki',
  '/zaplecze/zgloszenia': 'zgloszenia',
  '/zaplecze/zgloszenia/zaproszenie': 'zgloszenia',
  '/zaplecze/zgloszenia/:id': 'zgloszenia',
  '/zaplecze/kontakt': 'kontakt-i-newsletter',
  '/zaplecze/kontakt/:id': 'kontakt-i-newsletter',
  '/zaplecze/newsletter': 'kontakt-i-newsletter',
  '/zaplecze/segmenty': 'segmenty-i-wysylki',
  '/zaplecze/segmenty/nowy': 'segmenty-i-wysylki',
  '/zaplecze/segmenty/:id': 'segmenty-i-wysylki',
  '/zaplecze/wysylki': 'segmenty-i-wysylki',
  '/zaplecze/wysylki/nowa': 'segmenty-i-wysylki',
  '/zaplecze/wysylki/:id': 'segmenty-i-wysylki',
  '/zaplecze/wiadomosci': 'wiadomosci',
  '/zaplecze/wiadomosci/:id': 'wiadomosci',
  '/zaplecze/uczestnicy': 'uczestnicy',
  '/zaplecze/uczestnicy/:id': 'uczestnicy',
  '/zaplecze/przedstawiciele': 'przedstawiciele',
  '/zaplecze/wnioski-o-dane': 'wnioski-o-dane',
  '/zaplecze/produkty': 'produkty-i-uprawy',
  '/zaplecze/produkty/nowy': 'produkty-i-uprawy',
  '/zaplecze/produkty/:id': 'produkty-i-uprawy',
  '/zaplecze/uprawy': 'produkty-i-uprawy',
  '/zaplecze/nagrody': 'nagrody',
  '/zaplecze/nagrody/nowa': 'nagrody',
  '/zaplecze/nagrody/:id': 'nagrody',
  '/zaplecze/poziomy': 'nagrody',
  '/zaplecze/list-gratulacyjny': 'nagrody',
  '/zaplecze/dystrybutorzy': 'dystrybutorzy',
  '/zaplecze/dystrybutorzy/nowy': 'dystrybutorzy',
  '/zaplecze/dystrybutorzy/spoza-programu': 'dystrybutorzy',
  '/zaplecze/dystrybutorzy/:id': 'dystrybutorzy',
  '/zaplecze/dystrybutorzy/:id/nowy-oddzial': 'dystrybutorzy',
  '/zaplecze/dystrybutorzy/oddzialy/:id': 'dystrybutorzy',
  '/zaplecze/importy': 'importy',
  '/zaplecze/importy/nowy': 'importy',
  '/zaplecze/importy/:id': 'importy',
  '/zaplecze/promocje': 'promocje',
  '/zaplecze/promocje/kalendarz': 'promocje',
  '/zaplecze/promocje/nowa': 'promocje',
  '/zaplecze/promocje/:id': 'promocje',
  '/zaplecze/promocje/:id/wyniki': 'promocje',
  '/zaplecze/promocje/:id/wyniki/:participant': 'promocje',
  '/zaplecze/strona-glowna': 'tresci',
  '/zaplecze/aktualnosci': 'tresci',
  '/zaplecze/aktualnosci/nowa': 'tresci',
  '/zaplecze/aktualnosci/:id': 'tresci',
  '/zaplecze/strony': 'tresci',
  '/zaplecze/strony/nowa': 'tresci',
  '/zaplecze/strony/:id': 'tresci',
  '/zaplecze/pytania': 'tresci',
  '/zaplecze/pytania/nowe': 'tresci',
  '/zaplecze/pytania/:id': 'tresci',
  '/zaplecze/pliki': 'tresci',
  '/zaplecze/szablony': 'szablony',
  '/zaplecze/szablony/:key': 'szablony',
  '/zaplecze/regulamin': 'regulamin-i-zgody',
  '/zaplecze/zgody': 'regulamin-i-zgody',
  '/zaplecze/operatorzy': 'operatorzy',
  '/zaplecze/klienci-api': 'polaczenia',
  '/zaplecze/webhooki': 'polaczenia',
  '/zaplecze/webhooki/:id': 'polaczenia',
  '/zaplecze/sezony': 'sezony-i-wartosci',
  '/zaplecze/wartosci': 'sezony-i-wartosci',
  '/zaplecze/ustawienia': 'ustawienia',
  '/zaplecze/dziennik': 'bezpieczenstwo',
  '/zaplecze/kopie': 'bezpieczenstwo',
  '/zaplecze/bezpieczenstwo': 'bezpieczenstwo',
  '/zaplecze/raporty': 'raporty',
  '/zaplecze/raporty/:report': 'raporty',
}

/** A chapter, and optionally the id of a heading in it. */
export interface HandbookPlace {
  readonly chapter: Chapter
  readonly heading: string | null
}

/** The chapter about a screen, by the pattern of its address; the first one for an address without a screen. */
export function chapterFor(path: string | undefined): Chapter {
  return path !== undefined && Object.hasOwn(chapterOf, path) ? chapterOf[path as AdminPath] : 'README'
}

/** The place to which a link in a chapter leads, as on GitHub: `faktury.md#kroki`; null for any other link. */
export function placeOf(href: string, from: Chapter): HandbookPlace | null {
  const [, file, heading] = /^(?:([\w-]+)\.md)?(?:#(.+))?$/.exec(href) ?? []
  if (file === undefined && heading === undefined) return null
  const chapter = file ?? from
  if (!isChapter(chapter)) return null
  return { chapter, heading: heading === undefined ? null : decodeURIComponent(heading) }
}

/** The start of a hash that opens a chapter over the current screen, by which a link works in a new tab. */
const opening = '#pomoc-'

export function hashOf(chapter: Chapter): string {
  return opening + chapter
}

/** The chapter that a hash opens; null for any other. */
export function chapterIn(hash: string): Chapter | null {
  const name = hash.startsWith(opening) ? hash.slice(opening.length) : ''
  return isChapter(name) ? name : null
}

function isChapter(name: string): name is Chapter {
  return Object.hasOwn(chapters, name)
}
