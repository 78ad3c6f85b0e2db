import type { ReactNode } from 'react'
import { messages } from '../api/messages'

interface OfflineReasonProps {
  /** `above` keeps the button in line with the field beside it. */
  place: 'above' | 'below'
  children: ReactNode
}

/** A button that is disabled for want of a connection, with that reason. */
export function OfflineReason({ place, children }: OfflineReasonProps) {
  return (
    <span className={`inline-flex items-start gap-1 ${place === 'above' ? 'flex-col-reverse' : 'flex-col'}`}>
      {children}
      <span className="font-semibold text-limit text-small">{messages.offline}</span>
    </span>
  )
}
