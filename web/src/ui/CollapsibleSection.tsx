import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface CollapsibleSectionProps {
  title: string
  /** Initially open, for content that needs attention. */
  isOpen?: boolean
  children: ReactNode
}

/** A collapsible section. */
export function CollapsibleSection({ title, isOpen = false, children }: CollapsibleSectionProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-control cursor-pointer list-none items-center gap-2 font-semibold text-brand-text [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="-rotate-90 size-5 shrink-0 transition-transform group-open:rotate-0"
        />
        {title}
      </summary>
      {children}
    </details>
  )
}
