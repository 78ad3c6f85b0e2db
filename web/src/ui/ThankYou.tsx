import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './Card'

interface ThankYouProps {
  title: string
  /** The next steps. */
  children: ReactNode
  /** Links to go on. */
  actions: ReactNode
}

/** The confirmation page of a form. */
export function ThankYou({ title, children, actions }: ThankYouProps) {
  return (
    <div className="mx-auto w-full max-w-modal">
      <Card>
        <div className="flex flex-col items-start gap-4 py-2">
          <span className="grid size-16 place-items-center rounded-full bg-accepted-tint text-accepted">
            <CircleCheck aria-hidden className="size-8" />
          </span>
          <h1 className="font-bold text-h1">{title}</h1>
          {children}
          <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
        </div>
      </Card>
    </div>
  )
}
