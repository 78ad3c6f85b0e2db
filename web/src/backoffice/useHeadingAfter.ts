import { type RefObject, useEffect, useRef } from 'react'

/** Ref of a heading that takes the focus after a change of `state` has removed the focused element. */
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
