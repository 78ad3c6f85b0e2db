import { StatusBadge } from '../../../ui/StatusBadge'

/** Says whether participants see a reward. */
export function ShownBadge({ isShown }: { isShown: boolean }) {
  return <StatusBadge color={isShown ? 'green' : 'gray'} label={isShown ? 'W\u00a0katalogu' : 'Ukryta'} />
}
