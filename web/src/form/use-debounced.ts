import { useEffect, useState } from 'react'

/** The pause in typing before a request, in milliseconds. */
const pause = 400

/** The typed value, debounced; `delay` in milliseconds. */
export function useDebounced<T>(typed: T, delay = pause): T {
  const [debounced, setDebounced] = useState(typed)
  const print = JSON.stringify(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what says the same is no change
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), delay)
    return () => clearTimeout(timer)
  }, [print, delay])
  return debounced
}
