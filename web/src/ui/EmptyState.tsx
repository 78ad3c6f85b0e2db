import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  /** The next step, such as a button. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-8 text-center">
      <SignPicture icon={icon} />
      <p className="font-semibold text-h3">{title}</p>
      {children && <div className="max-w-text text-muted">{children}</div>}
      {action}
    </div>
  )
}

/** A sign with an icon at the edge of a field. */
function SignPicture({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <svg viewBox="0 0 144 84" aria-hidden="true" className="daylight h-21 w-36">
      <path d="M10 76C-4 40 28 4 72 4S148 40 134 76Z" className="fill-brand-tint" />
      <circle cx="112" cy="36" r="11" className="fill-accent" />
      <path
        d="M6 66C36 50 66 58 92 60S126 58 138 64Q138 72 134 78H10Q5 72 6 66Z"
        className="fill-brand opacity-45"
      />
      <path d="M6 70C40 62 104 62 138 70Q138 78 130 80H14Q6 78 6 70Z" className="fill-brand" />
      <path
        d="M52 68L26 78M64 67L54 78M88 67L98 78M100 68L124 77"
        className="stroke-brand-tint opacity-60"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M69 50h6v26h-6z" className="fill-brand-strong" />
      <rect
        x="50"
        y="14"
        width="44"
        height="38"
        rx="7"
        className="fill-white stroke-brand-strong"
        strokeWidth="2.5"
      />
      <Icon x="60" y="21" width="24" height="24" className="text-brand-text" />
    </svg>
  )
}
