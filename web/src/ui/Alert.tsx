import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = 'warning' | 'danger' | 'success' | 'info'

const tones: Record<Tone, { icon: LucideIcon; look: string }> = {
  warning: { icon: TriangleAlert, look: 'bg-accent text-navy' },
  danger: { icon: CircleAlert, look: 'bg-rejected-tint text-rejected' },
  success: { icon: CircleCheck, look: 'bg-accepted-tint text-accepted' },
  info: { icon: Info, look: 'bg-brand-tint text-navy' },
}

/** A sentence that stays on the page. With `announce` it is read out as soon as it appears. */
export function Alert({
  tone,
  announce = false,
  children,
}: {
  tone: Tone
  announce?: boolean
  children: ReactNode
}) {
  const { icon: Icon, look } = tones[tone]
  return (
    <div
      role={announce ? 'alert' : 'note'}
      className={`flex items-start gap-3 rounded-control px-4 py-3 ${look}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
