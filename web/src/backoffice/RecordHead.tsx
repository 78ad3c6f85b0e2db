import type { ReactNode, Ref } from 'react'
import { noBreak } from '../format/text'
import { BackLink } from './BackLink'

interface RecordHeadProps {
  title: string
  /** Where it takes the focus by itself. */
  ref?: Ref<HTMLHeadingElement>
  /** Its status. */
  badge?: ReactNode
  /** Further details of it, in a sentence. */
  about?: string
  /** The actions on the record as a whole. */
  actions?: ReactNode
  /** The list that it is one of. */
  back: { to: string; name: string }
}

/** The head of a record's page: its name, its status, its actions, and the way back. */
export function RecordHead({ title, ref, badge, about, actions, back }: RecordHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h1
        ref={ref}
        tabIndex={ref ? -1 : undefined}
        className="wrap-anywhere min-w-0 font-bold text-h1 outline-none"
      >
        {title}
      </h1>
      {badge}
      {about && <p className="w-full text-muted sm:order-last">{noBreak(about)}</p>}
      <span className="flex flex-wrap items-center gap-2 sm:ml-auto">
        {actions}
        <BackLink to={back.to}>{back.name}</BackLink>
      </span>
    </div>
  )
}
