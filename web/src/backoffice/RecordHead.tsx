import type { ReactNode, Ref } from 'react'
import { noBreak } from '../format/text'
import { BackLink } from './BackLink'
import { Presence } from './Presence'
import type { OpenRecord } from './presence'

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
  /** Set for a record that two may edit: it says who else has it open. */
  record?: OpenRecord | null | undefined
}

/**
 * Head of a record's page: title, status, actions and the link back, on a wide screen in one line that stays in sight
 * (`app.css` moves what else is sticky, and the focus, below it).
 */
export function RecordHead({ title, ref, badge, about, actions, back, record }: RecordHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 lg:contents">
      <div
        ref={followHeight}
        data-record-head
        className="contents lg:sticky lg:top-(--header-height) lg:z-20 lg:-mx-page lg:-mt-page lg:flex lg:min-h-(--record-head) lg:items-center lg:gap-3 lg:border-line lg:border-b lg:bg-page lg:px-page lg:py-1.5"
      >
        <h1
          ref={ref}
          tabIndex={ref ? -1 : undefined}
          className="wrap-anywhere min-w-0 font-bold text-h1 outline-none lg:max-xl:text-h2"
        >
          {title}
        </h1>
        {badge && <span className="shrink-0">{badge}</span>}
        <span className="flex flex-wrap items-center gap-2 max-sm:order-last sm:ml-auto lg:max-w-[calc(100%-20rem)] lg:shrink-0 lg:justify-end">
          {actions}
          <BackLink to={back.to}>{back.name}</BackLink>
        </span>
      </div>
      {about && <p className="w-full text-muted sm:max-lg:order-last lg:-mt-3">{noBreak(about)}</p>}
      {record && <Presence key={`${record.kind} ${record.key}`} record={record} />}
    </div>
  )
}

/** Writes the height of the line into the document, because many actions take a second row. */
function followHeight(line: HTMLElement | null) {
  if (!line) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--record-line', `${line.offsetHeight}px`))
  observer.observe(line)
  return () => {
    observer.disconnect()
    style.removeProperty('--record-line')
  }
}
