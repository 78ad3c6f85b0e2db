import type { Path } from '../paths'
import type { Role } from '../session/operator'

interface Entry {
  readonly path: Path
  readonly label: string
  /** The roles of which one opens the place; null where every operator may go. */
  readonly role: Role | readonly Role[] | null
}

/** The places of the back office, in order. */
export const backofficeMenu: readonly Entry[] = [
  { path: '/zaplecze', label: 'Biurko', role: null },
  { path: '/zaplecze/faktury', label: 'Faktury', role: 'moderator' },
  { path: '/zaplecze/zamowienia', label: 'Zamówienia', role: 'finance' },
  { path: '/zaplecze/uczestnicy', label: 'Uczestnicy', role: ['moderator', 'finance', 'support'] },
  { path: '/zaplecze/zgloszenia', label: 'Zgłoszenia', role: 'moderator' },
  { path: '/zaplecze/wiadomosci', label: 'Wiadomości', role: 'support' },
  { path: '/zaplecze/przedstawiciele', label: 'Przedstawiciele', role: ['moderator', 'finance', 'support'] },
  { path: '/zaplecze/zgody', label: 'Zgody', role: 'editor' },
  { path: '/zaplecze/wnioski-o-dane', label: 'Wnioski o dane', role: 'moderator' },
  { path: '/zaplecze/operatorzy', label: 'Operatorzy', role: 'administrator' },
  { path: '/zaplecze/dziennik', label: 'Dziennik', role: 'administrator' },
]
