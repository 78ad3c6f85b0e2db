import type { ReactNode, Ref } from 'react'
import { tie } from '../format/text'
import { BackLink } from './BackLink'

interface RecordHeadProps {
  title: string
  /** Where it takes the focus by itself. */
  ref?: Ref<HTMLHeadingElement>
  /** How it stands. */
  badge?: ReactNode
  /** What more is known of it, in a sentence. */
  about?: string
  /** What can be done with all of it. */
  acts?: ReactNode
  /** The list that it is one of. */
  back: { to: string; name: string }
}

/** How the page of one record begins: its name, how it stands, what can be done with it, and the way back. */
export function RecordHead({ title, ref, badge, about, acts, back }: RecordHeadProps) {
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
      {about && <p className="w-full text-muted sm:order-last">{tie(about)}</p>}
      <span className="flex flex-wrap items-center gap-2 sm:ml-auto">
        {acts}
        <BackLink to={back.to}>{back.name}</BackLink>
      </span>
    </div>
  )
}
