import type { StatusColor } from '../../../ui/StatusBadge'
import type { RulesVersion } from './queries'

/** Label and colour of a version's state. */
export const stateOf: Readonly<Record<RulesVersion['state'], { label: string; color: StatusColor }>> = {
  in_force: { label: 'Obowiązuje', color: 'green' },
  planned: { label: 'Zaplanowany', color: 'yellow' },
  past: { label: 'Wcześniejszy', color: 'gray' },
  withdrawn: { label: 'Wycofany', color: 'gray' },
}
