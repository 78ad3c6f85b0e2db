import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  /** The next step, such as a button. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-8 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-tint text-brand">
        <Icon aria-hidden className="size-8" />
      </span>
      <p className="font-semibold text-h3">{title}</p>
      {children && <div className="max-w-text text-muted">{children}</div>}
      {action}
    </div>
  )
}
