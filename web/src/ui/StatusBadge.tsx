import { Ban, CircleAlert, CircleCheck, CircleEllipsis, CircleX, Clock3, type LucideIcon } from 'lucide-react'

export type StatusColor = 'yellow' | 'green' | 'red' | 'orange' | 'blue' | 'gray'

interface StatusBadgeProps {
  color: StatusColor
  label: string
  /** Shown in place of the colour's icon. */
  icon?: LucideIcon
}

const colors: Record<StatusColor, { icon: LucideIcon; tone: string }> = {
  yellow: { icon: Clock3, tone: 'bg-pending-tint text-pending' },
  green: { icon: CircleCheck, tone: 'bg-accepted-tint text-accepted' },
  red: { icon: CircleX, tone: 'bg-rejected-tint text-rejected' },
  orange: { icon: CircleAlert, tone: 'bg-limit-tint text-limit' },
  /* In progress: neither good nor bad. */
  blue: { icon: CircleEllipsis, tone: 'bg-line-soft text-ink' },
  gray: { icon: Ban, tone: 'bg-line-soft text-muted' },
}

/** A status by its label, an icon and a colour, never by colour alone. */
export function StatusBadge({ color, label, icon }: StatusBadgeProps) {
  const { icon: iconOfColor, tone } = colors[color]
  const Icon = icon ?? iconOfColor
  return (
    <span
      className={`inline-flex items-center align-middle gap-1 rounded-tag px-1.5 py-0.5 font-semibold text-small ${tone}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </span>
  )
}

/** A colour from the wire; grey for an unknown one. */
export function statusColor(color: string): StatusColor {
  return color in colors ? (color as StatusColor) : 'gray'
}
