import { useEffect, useState } from 'react'

/** The pause in typing after which the server is asked, in milliseconds. */
const pause = 400

/** The typed value, once its writer pauses. */
export function useDebounced<T>(typed: T): T {
  const [debounced, setDebounced] = useState(typed)
  const print = JSON.stringify(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what says the same is no change
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), pause)
    return () => clearTimeout(timer)
  }, [print])
  return debounced
}
