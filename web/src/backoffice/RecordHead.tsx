import type { ReactNode, Ref } from 'react'
import { noBreak } from '../format/text'
import { BackLink } from './BackLink'

interface RecordHeadProps {
  title: string
  /** Ref of the heading, for moving the focus to it. */
  ref?: Ref<HTMLHeadingElement>
  /** Badge with the record's status. */
  badge?: ReactNode
  /** Further details of the record, in a sentence. */
  about?: string
  /** Actions on the whole record. */
  actions?: ReactNode
  /** Link back to the list that contains the record. */
  back: { to: string; name: string }
}

/** Header of a record's page: title, status, actions and the link back. */
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
