import {
  Award,
  BadgePercent,
  Calculator,
  FileText,
  Gift,
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
import { collectsPoints, type User } from '../session/session'

interface Entry {
  readonly path: Path
  /** Other paths at which the entry is current. */
  readonly also?: readonly Path[]
  readonly label: string
  readonly icon: LucideIcon
  /** Left out for partners who collect no points. */
  readonly isRetail?: true
}

/** Entries of a menu for this participant. */
export function entriesFor(user: User, entries: readonly Entry[]): Entry[] {
  return entries.filter(({ isRetail }) => !isRetail || collectsPoints(user))
}

/** The sidebar of the signed-in, in order; the sign-out follows it. */
export const menu: readonly Entry[] = [
  { path: '/dashboard', label: 'Panel główny', icon: House },
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
