import { StatusBadge } from '../../ui/StatusBadge'

/** Says whether a product or a distributor is in use. */
export function ActiveBadge({ active }: { active: boolean }) {
  return <StatusBadge color={active ? 'green' : 'gray'} label={active ? 'Aktywny' : 'Nieaktywny'} />
}
