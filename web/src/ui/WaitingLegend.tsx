import type { ReactNode } from 'react'

/** The meaning of a progress's hatched part: "w sprawdzaniu", with the amount where no sentence beside it says it. */
export function WaitingLegend({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <span aria-hidden className="hatched h-3 w-6 shrink-0 rounded-tag" />
      {children}
    </span>
  )
}
