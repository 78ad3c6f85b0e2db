import { useState } from 'react'

/** Closes at the second attempt; the first, maybe an accidental Escape, shows a warning. */
export function useConfirmedClose(leave: () => void) {
  const [isWarned, setWarned] = useState(false)
  return { isWarned, close: () => (isWarned ? leave() : setWarned(true)) }
}
