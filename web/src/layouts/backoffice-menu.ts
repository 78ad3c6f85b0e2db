import type { Path } from '../paths'
import type { Role } from '../session/operator'

interface Entry {
  readonly path: Path
  readonly label: string
  /** The role that opens the place; null where every operator may go. */
  readonly role: Role | null
}

/** The places of the back office, in order. */
export const backofficeMenu: readonly Entry[] = [
  { path: '/zaplecze', label: 'Biurko', role: null },
  { path: '/zaplecze/faktury', label: 'Faktury', role: 'moderator' },
  { path: '/zaplecze/zamowienia', label: 'Zamówienia', role: 'finance' },
]
