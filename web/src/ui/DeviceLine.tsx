import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface DeviceLineProps {
  icon: LucideIcon
  name: string
  /** Time and place of the last use. */
  note: string
  /** The action on the device, or the note that it is this one. */
  children?: ReactNode
}

/** A session in a list of them, by its device. */
export function DeviceLine({ icon: Icon, name, note, children }: DeviceLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold">{name}</p>
        <p className="wrap-anywhere text-muted text-small">{note}</p>
      </div>
      {children}
    </li>
  )
}
