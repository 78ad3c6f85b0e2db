import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../format/numbers'
import { countAt } from './count'
import { lastFigures } from './last-figures'

interface CountUpProps {
  value: number
  format?: (value: number) => string
  /** Tells several figures of the portal apart; each counts from where it was last seen. */
  name?: string
}

/**
 * A figure that counts from its last seen value, initially from 0, to the current one. Screen readers get the current
 * one only, and it holds the room of the count.
 */
export function CountUp({ value, format = formatNumber, name = 'balance' }: CountUpProps) {
  const shown = useCount(value, name)
  const isCounting = shown !== value
  return (
    <span className="relative inline-block">
      <span className={isCounting ? 'opacity-0' : undefined}>{format(value)}</span>
      {isCounting && (
        <span aria-hidden className="absolute inset-0 text-nowrap">
          {format(shown)}
        </span>
      )}
    </span>
  )
}

function useCount(value: number, name: string): number {
  const [shown, setShown] = useState(() => (isStill() ? value : (lastFigures.get(name) ?? 0)))
  const current = useRef(shown)
  useEffect(() => {
    lastFigures.set(name, value)
    function show(next: number) {
      current.current = next
      setShown(next)
    }
    const from = current.current
    if (from === value) return
    if (isStill()) return show(value)
    let start: number | null = null
    let frame = requestAnimationFrame(function step(now) {
      start ??= now
      const next = countAt(from, value, now - start)
      show(next)
      if (next !== value) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, name])
  return shown
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
