import { useState } from 'react'

/** Closes at the second wish: the first, an Escape pressed by mistake, is answered with what would be lost. */
export function useSecondClose(leave: () => void) {
  const [isWarned, setWarned] = useState(false)
  return { isWarned, close: () => (isWarned ? leave() : setWarned(true)) }
}
