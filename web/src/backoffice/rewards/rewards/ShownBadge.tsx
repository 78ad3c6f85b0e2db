import { StatusBadge } from '../../../ui/StatusBadge'

/** Badge of a reward: visible to participants or not. */
export function ShownBadge({ isShown }: { isShown: boolean }) {
  return <StatusBadge color={isShown ? 'green' : 'gray'} label={isShown ? 'W\u00a0katalogu' : 'Ukryta'} />
}
