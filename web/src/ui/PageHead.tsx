import type { ReactNode } from 'react'

interface PageHeadProps {
  title: string
  /** The purpose of the page, in a sentence. */
  about?: ReactNode
  /** The main action, beside the title or under it where there is no room. */
  action?: ReactNode
}

/** Head of a page that is a list or a dashboard. */
export function PageHead({ title, about, action }: PageHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <div className="min-w-0 grow basis-80">
        <h1 className="font-bold text-h1">{title}</h1>
        {about && <p className="mt-1 text-muted">{about}</p>}
      </div>
      {action}
    </div>
  )
}
