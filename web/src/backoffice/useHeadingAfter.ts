import { type RefObject, useEffect, useRef } from 'react'

/** Where what somebody stood on has gone as `state` became another, the focus goes on from this heading. */
export function useHeadingAfter(state: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const isNext = before.current !== undefined && before.current !== state
    before.current = state
    if (isNext && document.activeElement === document.body) heading.current?.focus()
  }, [state])
  return heading
}
