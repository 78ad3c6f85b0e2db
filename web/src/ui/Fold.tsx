import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  /** Initially open, for content that needs attention. */
  isOpen?: boolean
  children: ReactNode
}

/** A collapsible section. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-brand-strong [&::-webkit-details-marker]:hidden">
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
