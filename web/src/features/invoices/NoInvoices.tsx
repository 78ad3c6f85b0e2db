import { Archive, CalendarClock, CircleCheck, FilePlus2, type LucideIcon, SearchX } from 'lucide-react'
import { noBreak } from '../../format/text'
import { modalHash } from '../../paths'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink } from '../../ui/Link'
import type { TabId } from './tabs'

interface Reason {
  readonly icon: LucideIcon
  readonly text: string
  readonly mayReport: boolean
}

const reasons: Record<TabId, Reason> = {
  0: {
    icon: FilePlus2,
    text: 'W tym sezonie nie masz jeszcze faktur. Zrób zdjęcie faktury za środki z programu i zgłoś ją – po sprawdzeniu dopiszemy punkty.',
    mayReport: true,
  },
  1: {
    icon: CircleCheck,
    text: 'Nic nie czeka na sprawdzenie. Nowe zgłoszenie pojawi się tutaj i zostanie do czasu naszej decyzji.',
    mayReport: true,
  },
  2: {
    icon: CalendarClock,
    text: 'W poprzednim sezonie nie było faktur. Faktury z tego sezonu są w zakładce „Bieżący rok”.',
    mayReport: false,
  },
  3: {
    icon: Archive,
    text: 'Trafiają tu faktury z sezonów sprzed poprzedniego roku.',
    mayReport: false,
  },
}

/** Empty state of a list: its reason and the next step. */
export function NoInvoices({ tab, onClear }: { tab: TabId; onClear: (() => void) | null }) {
  if (onClear)
    return (
      <EmptyState
        icon={SearchX}
        title="Brak danych"
        action={
          <Button variant="secondary" onPress={onClear}>
            Pokaż wszystkie
          </Button>
        }
      >
        {noBreak(
          'Żadna faktura w tej zakładce nie pasuje do filtrów. Sprawdź pisownię albo zajrzyj do innej zakładki.',
        )}
      </EmptyState>
    )
  const { icon, text, mayReport } = reasons[tab]
  return (
    <EmptyState
      icon={icon}
      title="Brak danych"
      action={mayReport && <ButtonLink to={modalHash('zglos-fakture')}>Zgłoś fakturę</ButtonLink>}
    >
      {noBreak(text)}
    </EmptyState>
  )
}
