import { useEffect, useState } from 'react'

/** How long nothing more must be typed before the server is asked, in milliseconds. */
const pause = 400

/** What was typed, once its writer pauses. */
export function useSettled<T>(typed: T): T {
  const [settled, settle] = useState(typed)
  const print = JSON.stringify(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what says the same is no change
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), pause)
    return () => clearTimeout(timer)
  }, [print])
  return settled
}
