import {
  Award,
  BadgePercent,
  Calculator,
  FileText,
  Gift,
  Handshake,
  House,
  Info,
  type LucideIcon,
  MapPinned,
  MessageCircle,
  Newspaper,
  ShoppingCart,
  SprayCan,
  Trophy,
  UserRound,
} from 'lucide-react'
import { type Path, tripPages } from '../paths'
import { collectsPoints, isPartner, type User } from '../session/session'

export interface Entry {
  readonly path: Path
  /** Other paths at which the entry is current. */
  readonly also?: readonly Path[]
  readonly label: string
  readonly icon: LucideIcon
  /** Left out for partners who collect no points. */
  readonly isRetail?: true
  /** For partners only. */
  readonly isPartner?: true
}

/** Entries of a menu for this participant. */
export function entriesFor(user: User, entries: readonly Entry[]): Entry[] {
  return entries.filter(
    (entry) => (!entry.isRetail || collectsPoints(user)) && (!entry.isPartner || isPartner(user)),
  )
}

const panel: Entry = { path: '/dashboard', label: 'Panel', icon: House }

/** Entries of the bar at the foot of a small window, before and after the report of an invoice. */
export const shortcuts: { readonly before: readonly Entry[]; readonly after: readonly Entry[] } = {
  before: [panel, { path: '/moje-faktury', label: 'Faktury', icon: FileText }],
  after: [{ path: '/nagrody', also: Object.values(tripPages), label: 'Nagrody', icon: Gift }],
}

/** The same for partners who collect no points, and so report no invoices. */
export const partnerShortcuts: readonly Entry[] = [
  panel,
  { path: '/polecenia', label: 'Polecenia', icon: Handshake },
  { path: '/promocje', label: 'Promocje', icon: BadgePercent },
  { path: '/produkty', label: 'Produkty', icon: SprayCan },
]

/** The sidebar of the signed-in, in order; the sign-out follows it. */
export const menu: readonly Entry[] = [
  { path: '/dashboard', label: 'Panel główny', icon: House },
  { path: '/polecenia', label: 'Polecenia', icon: Handshake, isPartner: true },
  { path: '/aktualnosci', label: 'Aktualności', icon: Newspaper },
  { path: '/o-programie', label: 'O\u00a0programie', icon: Info },
  { path: '/promocje', label: 'Promocje', icon: BadgePercent },
  { path: '/nagrody', also: Object.values(tripPages), label: 'Nagrody', icon: Gift, isRetail: true },
  { path: '/produkty', label: 'Produkty', icon: SprayCan },
  { path: '/kalkulator', label: 'Kalkulator', icon: Calculator, isRetail: true },
  { path: '/dystrybutorzy', label: 'Dystrybutorzy', icon: MapPinned },
  { path: '/kontakt-z-przedstawicielem', also: ['/kontakt'], label: 'Kontakt', icon: MessageCircle },
]

/** The menu under the participant's name. */
export const userMenu: readonly Entry[] = [
  { path: '/moj-profil', label: 'Mój profil', icon: UserRound },
  { path: '/moje-nagrody', label: 'Moje nagrody', icon: Trophy, isRetail: true },
  { path: '/moje-faktury', label: 'Moje faktury', icon: FileText, isRetail: true },
  { path: '/moje-zakupy', label: 'Moje zakupy', icon: ShoppingCart, isRetail: true },
  { path: '/listy-gratulacyjne', label: 'Listy gratulacyjne', icon: Award, isRetail: true },
]
