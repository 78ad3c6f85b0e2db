import { useEffect, useState } from 'react'

const throttle = 200

/** Progress bar at the top of the window while a page loads, shown after 200 ms and animated for 5 s. */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!isLoading) {
      setShown(false)
      return
    }
    const timer = setTimeout(() => setShown(true), throttle)
    return () => clearTimeout(timer)
  }, [isLoading])
  return (
    <div
      role="progressbar"
      aria-label="Ładowanie..."
      aria-hidden={!shown}
      className="fixed inset-x-0 top-0 z-50 h-1"
    >
      {shown && <span className="block h-full origin-left animate-load bg-accent" />}
    </div>
  )
}
