import { useState } from 'react'

const key = 'plon-backoffice-menu'
/** Width from which the whole menu leaves the page enough room (75rem, the breakpoint `xl`). */
const roomy = '(min-width: 75rem)'

/** True if the back office's menu is folded: as the operator left it, initially by the window's width. */
export function useNarrowMenu(): [boolean, (narrow: boolean) => void] {
  const [isNarrow, setNarrow] = useState(isNarrowAtFirst)
  return [
    isNarrow,
    (narrow) => {
      localStorage.setItem(key, narrow ? 'narrow' : 'wide')
      setNarrow(narrow)
    },
  ]
}

function isNarrowAtFirst(): boolean {
  const left = localStorage.getItem(key)
  return left === null ? !window.matchMedia(roomy).matches : left === 'narrow'
}
