import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = 'warning' | 'danger' | 'success' | 'info'

const tones: Record<Tone, { icon: LucideIcon; background: string }> = {
  warning: { icon: TriangleAlert, background: 'daylight bg-accent text-navy' },
  danger: { icon: CircleAlert, background: 'bg-rejected-tint text-rejected' },
  success: { icon: CircleCheck, background: 'bg-accepted-tint text-accepted' },
  info: { icon: Info, background: 'bg-brand-tint text-ink' },
}

/** A message that stays on the page; `announce` has screen readers read it as it appears. */
export function Alert({
  tone,
  announce = false,
  children,
}: {
  tone: Tone
  announce?: boolean
  children: ReactNode
}) {
  const { icon: Icon, background } = tones[tone]
  return (
    <div
      role={announce ? 'alert' : 'note'}
      className={`flex items-start gap-3 rounded-control px-4 py-3 ${background}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
