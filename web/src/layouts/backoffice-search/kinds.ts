import {
  Award,
  BadgePercent,
  BookOpenText,
  CircleQuestionMark,
  Contact,
  FileText,
  FileUp,
  Gift,
  type LucideIcon,
  Newspaper,
  Package,
  Plane,
  Store,
  UserCog,
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
  reward: { label: 'Nagroda', icon: Award },
  trip: { label: 'Wycieczka', icon: Plane },
  import: { label: 'Import', icon: FileUp },
  representative: { label: 'Przedstawiciel', icon: Contact },
  news: { label: 'Aktualność', icon: Newspaper },
  page: { label: 'Strona', icon: BookOpenText },
  question: { label: 'Pytanie', icon: CircleQuestionMark },
  operator: { label: 'Operator', icon: UserCog },
}
