import { generatePath, type PathParam } from 'react-router'

/** Every address of the portal; each is a row of `routes.tsx`. */
export type Path =
  | '/'
  | '/dashboard'
  | '/nagrody'
  | '/nagrody/:slug'
  | '/nagrody/:slug/zamowienie'
  | '/moje-nagrody'
  | '/moje-faktury'
  | '/wylogowano'
  | '/zglos-udzial'
  | '/zaplecze'
  | '/zaplecze/logowanie'
  | '/zaplecze/faktury'
  | '/zaplecze/faktury/:id'
  | '/zaplecze/zamowienia'
  | '/zaplecze/zamowienia/:id'

/** Every hash that opens a modal; each is a row of `modals.tsx`. */
export type ModalName =
  | 'logowanie'
  | 'pierwsze-logowanie'
  | 'potwierdzenie'
  | 'reset-hasla'
  | 'szczegoly-faktury'
  | 'uzupelnij-numer-konta'
  | 'zglos-fakture'

/** The address with its parameters filled in: `pathTo('/nagrody/:slug', { slug })`. */
export function pathTo<P extends Path>(path: P, params: { [key in PathParam<P>]: string }): string {
  return generatePath<string>(path, params)
}

/** The hash that opens a modal over the page it is on: `#!logowanie`. */
export function modalHash(name: ModalName): `#!${ModalName}` {
  return `#!${name}`
}
