import {
  Award,
  BadgePercent,
  Banknote,
  BookOpenText,
  CalendarClock,
  CalendarRange,
  ChartColumn,
  CircleQuestionMark,
  Contact,
  DatabaseBackup,
  FileDiff,
  FileText,
  FileUp,
  Gift,
  History,
  House,
  Images,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  MailPlus,
  Medal,
  Megaphone,
  MessageCircle,
  MessageSquareText,
  Newspaper,
  Package,
  Plane,
  ReceiptText,
  Scale,
  ScrollText,
  Settings,
  ShieldAlert,
  ShieldUser,
  Store,
  Trophy,
  UserCog,
  UserPlus,
  Users,
  UsersRound,
  Webhook,
  Wheat,
} from 'lucide-react'
import type { Path } from '../paths'
import { holds, type Operator, type Role } from '../session/operator'

interface Entry {
  readonly path: Path
  readonly label: string
  readonly icon: LucideIcon
  /** Roles of which one is enough; null for every operator. */
  readonly role: Role | readonly Role[] | null
}

interface Group {
  /** Heading of the group; null for the first one. */
  readonly title: string | null
  readonly places: readonly Entry[]
}

/** Links of the back office, in order. */
const backofficeMenu: readonly Group[] = [
  {
    title: null,
    places: [
      { path: '/zaplecze', label: 'Biurko', icon: LayoutDashboard, role: null },
      { path: '/zaplecze/raporty', label: 'Raporty', icon: ChartColumn, role: 'analyst' },
    ],
  },
  {
    title: 'Praca',
    places: [
      { path: '/zaplecze/faktury', label: 'Faktury', icon: FileText, role: 'moderator' },
      { path: '/zaplecze/korekty', label: 'Korekty KSeF', icon: FileDiff, role: 'moderator' },
      { path: '/zaplecze/zamowienia', label: 'Zamówienia', icon: Gift, role: 'finance' },
      {
        path: '/zaplecze/zadania',
        label: 'Zadania zbiorcze',
        icon: ListChecks,
        role: ['moderator', 'finance'],
      },
      { path: '/zaplecze/wyplaty', label: 'Wypłaty', icon: Banknote, role: 'finance' },
      { path: '/zaplecze/podatki', label: 'Podatki', icon: ReceiptText, role: 'finance' },
      { path: '/zaplecze/wycieczki', label: 'Wycieczki', icon: Plane, role: 'finance' },
      { path: '/zaplecze/zgloszenia', label: 'Zgłoszenia', icon: UserPlus, role: 'moderator' },
      { path: '/zaplecze/kontakt', label: 'Kontakt', icon: MessageCircle, role: 'moderator' },
      { path: '/zaplecze/newsletter', label: 'Newsletter', icon: MailPlus, role: 'moderator' },
      { path: '/zaplecze/wiadomosci', label: 'Wiadomości', icon: Mail, role: 'support' },
    ],
  },
  {
    title: 'Osoby',
    places: [
      {
        path: '/zaplecze/uczestnicy',
        label: 'Uczestnicy',
        icon: Users,
        role: ['moderator', 'finance', 'support'],
      },
      {
        path: '/zaplecze/przedstawiciele',
        label: 'Przedstawiciele',
        icon: Contact,
        role: ['moderator', 'finance', 'support'],
      },
      {
        path: '/zaplecze/segmenty',
        label: 'Segmenty',
        icon: UsersRound,
        role: ['moderator', 'editor', 'finance', 'support'],
      },
      { path: '/zaplecze/wysylki', label: 'Wysyłki', icon: Megaphone, role: ['moderator', 'editor'] },
      { path: '/zaplecze/wnioski-o-dane', label: 'Wnioski o dane', icon: ShieldUser, role: 'moderator' },
    ],
  },
  {
    title: 'Katalog',
    places: [
      { path: '/zaplecze/produkty', label: 'Produkty', icon: Package, role: 'moderator' },
      { path: '/zaplecze/uprawy', label: 'Uprawy', icon: Wheat, role: 'moderator' },
      { path: '/zaplecze/nagrody', label: 'Nagrody', icon: Award, role: 'finance' },
      { path: '/zaplecze/dystrybutorzy', label: 'Dystrybutorzy', icon: Store, role: 'moderator' },
      { path: '/zaplecze/importy', label: 'Importy', icon: FileUp, role: 'moderator' },
    ],
  },
  {
    title: 'Program',
    places: [
      {
        path: '/zaplecze/promocje',
        label: 'Promocje',
        icon: BadgePercent,
        role: ['moderator', 'editor', 'finance', 'support'],
      },
      { path: '/zaplecze/strona-glowna', label: 'Strona główna', icon: House, role: 'editor' },
      { path: '/zaplecze/aktualnosci', label: 'Aktualności', icon: Newspaper, role: 'editor' },
      { path: '/zaplecze/strony', label: 'Strony', icon: BookOpenText, role: 'editor' },
      { path: '/zaplecze/pytania', label: 'Pytania', icon: CircleQuestionMark, role: 'editor' },
      { path: '/zaplecze/list-gratulacyjny', label: 'List gratulacyjny', icon: Trophy, role: 'editor' },
      { path: '/zaplecze/szablony', label: 'Szablony wiadomości', icon: MessageSquareText, role: 'editor' },
      { path: '/zaplecze/pliki', label: 'Pliki i\u00a0obrazy', icon: Images, role: 'editor' },
      { path: '/zaplecze/regulamin', label: 'Regulamin', icon: Scale, role: 'editor' },
      { path: '/zaplecze/zgody', label: 'Zgody', icon: ScrollText, role: 'editor' },
      { path: '/zaplecze/operatorzy', label: 'Operatorzy', icon: UserCog, role: 'administrator' },
      { path: '/zaplecze/klienci-api', label: 'Klienci API', icon: KeyRound, role: 'administrator' },
      { path: '/zaplecze/webhooki', label: 'Webhooki', icon: Webhook, role: 'administrator' },
      { path: '/zaplecze/sezony', label: 'Sezony', icon: CalendarRange, role: 'administrator' },
      { path: '/zaplecze/wartosci', label: 'Wartości od dnia', icon: CalendarClock, role: 'administrator' },
      { path: '/zaplecze/poziomy', label: 'Poziomy osiągnięć', icon: Medal, role: 'administrator' },
      { path: '/zaplecze/ustawienia', label: 'Ustawienia', icon: Settings, role: 'administrator' },
      { path: '/zaplecze/dziennik', label: 'Dziennik', icon: History, role: 'administrator' },
      { path: '/zaplecze/kopie', label: 'Kopie zapasowe', icon: DatabaseBackup, role: 'administrator' },
      { path: '/zaplecze/bezpieczenstwo', label: 'Bezpieczeństwo', icon: ShieldAlert, role: 'administrator' },
    ],
  },
]

/** Groups of the menu with the links that the operator's roles allow. */
export function groupsFor(operator: Operator): Group[] {
  return backofficeMenu
    .map(({ title, places }) => ({
      title,
      places: places.filter(({ role }) => role === null || holds(operator, role)),
    }))
    .filter(({ places }) => places.length > 0)
}
