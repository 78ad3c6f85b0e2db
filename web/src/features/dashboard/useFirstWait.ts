import { useState } from 'react'

/**
 * True until all of it has been answered once. Afterwards the page stays, because a failed part is asked for again as
 * it is shown, and taking it away for that would ask without end.
 */
export function useFirstWait(isPending: boolean): boolean {
  const [isWaiting, setWaiting] = useState(isPending)
  if (isWaiting && !isPending) setWaiting(false)
  return isWaiting && isPending
}
