import { type RefCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

interface LinkedPlace {
  readonly ref: RefCallback<HTMLElement>
  readonly id: string
  readonly tabIndex: -1
}

/**
 * Props of an element that addresses lead to by `#id`: it is scrolled to and has the focus when its link is followed,
 * also where the page has grown since. The element is state, so that it takes the focus after the main content has.
 */
export function useLinkedPlace(id: string): LinkedPlace {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link may be followed again
  useEffect(() => {
    if (hash !== `#${id}` || !place) return
    place.scrollIntoView()
    place.focus({ preventScroll: true })
  }, [place, id, hash, key])
  return { ref: setPlace, id, tabIndex: -1 }
}
