import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './Card'
import { TopicPicture } from './TopicPicture'

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
          <div className="relative mb-4 w-full">
            <TopicPicture name="fields" />
            <span className="absolute -bottom-6 left-4 grid size-16 place-items-center rounded-full border-4 border-surface bg-accepted-tint text-accepted">
              <CircleCheck aria-hidden className="size-8" />
            </span>
          </div>
          <h1 className="font-bold text-h1">{title}</h1>
          {children}
          <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
        </div>
      </Card>
    </div>
  )
}
