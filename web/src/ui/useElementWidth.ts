import { useLayoutEffect, useRef, useState } from 'react'

/** The width of a box in pixels; what is drawn to it keeps its font size on a phone. */
export function useElementWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(600)
  /* Measured before the first paint, after which the drawing would move. */
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const follow = (measured: number) => {
      if (measured > 0) setWidth(Math.floor(measured))
    }
    follow(element.getBoundingClientRect().width)
    const observer = new ResizeObserver(([entry]) => entry && follow(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
