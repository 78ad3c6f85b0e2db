import { StatusBadge } from '../../ui/StatusBadge'

/** Badge of a product or distributor: active or not. */
export function ActiveBadge({ active }: { active: boolean }) {
  return <StatusBadge color={active ? 'green' : 'gray'} label={active ? 'Aktywny' : 'Nieaktywny'} />
}
