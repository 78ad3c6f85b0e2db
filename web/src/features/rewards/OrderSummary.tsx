import type { ReactNode } from 'react'
import { formatPoints } from '../../format/numbers'
import { useUser } from '../../session/session'

interface OrderSummaryProps {
  points: number
  /** One sentence on what the programme will do. */
  children: ReactNode
}

/** Summary before the order: delivery, cost, and points left. */
export function OrderSummary({ points, children }: OrderSummaryProps) {
  const { available } = useUser().points
  const left = available - points
  return (
    <div aria-live="polite" className="rounded-control bg-brand-tint px-4 py-3">
      <p>{children}</p>
      <p className="mt-1">
        Koszt: <strong>{formatPoints(points)}</strong>.{' '}
        {left >= 0 ? (
          <>
            Po zamówieniu masz: <strong>{formatPoints(left)}</strong>.
          </>
        ) : (
          <span className="text-rejected">
            Brakuje Ci <strong>{formatPoints(-left)}</strong>.
          </span>
        )}
      </p>
    </div>
  )
}
