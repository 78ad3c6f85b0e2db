import {
  Award,
  BadgePercent,
  BookOpenText,
  CircleQuestionMark,
  Contact,
  FileDiff,
  FileText,
  FileUp,
  Gift,
  type LucideIcon,
  MapPin,
  Newspaper,
  Package,
  Plane,
  Store,
  UserCog,
  UserPlus,
  Users,
} from 'lucide-react'
import type { RecordKind } from './queries'

/** Name and icon of each kind of record; the icons are those of its list in the menu. */
export const recordKinds: Readonly<
  Record<RecordKind, { readonly label: string; readonly icon: LucideIcon }>
> = {
  participant: { label: 'Uczestnik', icon: Users },
  invoice: { label: 'Faktura', icon: FileText },
  order: { label: 'Zamówienie', icon: Gift },
  promotion: { label: 'Promocja', icon: BadgePercent },
  product: { label: 'Produkt', icon: Package },
  distributor: { label: 'Dystrybutor', icon: Store },
  branch: { label: 'Oddział', icon: MapPin },
  reward: { label: 'Nagroda', icon: Award },
  trip: { label: 'Wycieczka', icon: Plane },
  import: { label: 'Import', icon: FileUp },
  correction: { label: 'Korekta KSeF', icon: FileDiff },
  request: { label: 'Zgłoszenie', icon: UserPlus },
  representative: { label: 'Przedstawiciel', icon: Contact },
  news: { label: 'Aktualność', icon: Newspaper },
  page: { label: 'Strona', icon: BookOpenText },
  question: { label: 'Pytanie', icon: CircleQuestionMark },
  operator: { label: 'Operator', icon: UserCog },
}
