import { generatePath, type PathParam } from 'react-router'

/**
 * Addresses of the portal; each is a row of `routes.tsx` or `admin-routes.ts`. The server reads the same list and
 * answers 404 for others.
 */
export type Path = keyof typeof import('../../data/paths.json')

/** Addresses of the back office, whose table is loaded with the first of them. */
export type AdminPath = Extract<Path, '/zaplecze' | `/zaplecze/${string}`>

/** The start of each address of the back office. */
export const adminRoot = '/zaplecze' satisfies Path

/** Hashes that open a modal; each is a row of `modals.tsx`. */
export type ModalName =
  | 'dodaj-numer-konta'
  | 'edycja-danych-profilu'
  | 'dodaj-operatora'
  | 'logowanie'
  | 'nagroda-pieniezna'
  | 'order'
  | 'pierwsze-logowanie'
  | 'plik-faktury'
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

/** The kind of trip that a page shows, null for other pages. */
export function tripAt(page: string): TripKind | null {
  const kinds = ['standard', 'premium', 'vip'] as const satisfies readonly TripKind[]
  return kinds.find((kind) => tripPages[kind] === page) ?? null
}

/** The address with its parameters filled in: `pathTo('/nagrody/:slug', { slug })`. */
export function pathTo<P extends Path>(path: P, params: { [key in PathParam<P>]: string }): string {
  return generatePath<string>(path, params)
}

/** The page of an order, by its number; `isNew` for one that has just been placed. */
export function orderPath(number: number, { isNew = false } = {}): string {
  return `${'/moje-nagrody' satisfies Path}?zamowienie=${number}${isNew ? '&nowe=1' : ''}`
}

/** The hash that opens a modal over the current page: `#!logowanie`. */
export function modalHash(name: ModalName): `#!${ModalName}` {
  return `#!${name}`
}
