import { Check, ChevronRight } from 'lucide-react'
import { useId, useRef } from 'react'
import { serverNow } from '../format/clock'
import { formatInstantTime } from '../format/dates'
import { noBreak } from '../format/text'
import { useOnline } from '../session/online'
import { Button } from '../ui/Button'
import { Link } from '../ui/Link'
import { byDay, type NotificationDay } from './by-day'
import { useMarkOpened } from './opened'
import { type Notification, useMarkAsRead } from './queries'

/** Notifications by days, the newest first; each is a link to what it is about. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <div className="flex flex-col gap-4">
      {byDay(notifications, serverNow()).map((group) => (
        <Day key={group.day} group={group} />
      ))}
    </div>
  )
}

function Day({ group: { label, items } }: { group: NotificationDay<Notification> }) {
  const heading = useId()
  return (
    <div>
      <h3 id={heading} className="mb-1 font-semibold text-muted text-small">
        {label}
      </h3>
      <ul aria-labelledby={heading} className="flex flex-col divide-y divide-line">
        {items.map((notification) => (
          <Row key={notification.id} notification={notification} />
        ))}
      </ul>
    </div>
  )
}

function Row({ notification: { id, title, content, date, isRead, page } }: { notification: Notification }) {
  const markOpened = useMarkOpened()
  return (
    <li className={`relative -mx-2 px-2 py-3 ${page ? 'hover:bg-brand-tint' : ''}`}>
      <div className="flex items-start gap-2">
        <p className={`min-w-0 grow ${isRead ? '' : 'font-semibold'}`}>
          {!isRead && <Unread />}
          {page ? (
            <Link
              to={page}
              stretched
              onFollow={() => {
                if (!isRead) markOpened(id)
              }}
            >
              {noBreak(title)}
            </Link>
          ) : (
            noBreak(title)
          )}
        </p>
        {page && <ChevronRight aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />}
      </div>
      <p className="whitespace-pre-line text-muted">{noBreak(content)}</p>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3">
        <span className="text-muted text-small tabular-nums">{formatInstantTime(date)}</span>
        {!isRead && <MarkAsRead id={id} title={title} />}
      </div>
    </li>
  )
}

function Unread() {
  return (
    <span className="mr-2 rounded-control bg-accent-tint px-2 py-0.5 font-semibold text-accent-text text-small">
      Nowe
    </span>
  )
}

/** The button lies above the row's link, which covers the rest of the row and takes its focus as it goes. */
function MarkAsRead({ id, title }: Pick<Notification, 'id' | 'title'>) {
  const markAsRead = useMarkAsRead()
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span ref={place} className="relative -my-1.5 -mr-4">
      <Button
        variant="quiet"
        isDisabled={!useOnline()}
        icon={<Check aria-hidden className="size-5" />}
        aria-label={`Oznacz jako przeczytane: ${title}`}
        onPress={() => {
          place.current?.closest('li')?.querySelector('a')?.focus()
          markAsRead.mutate(id)
        }}
      >
        Oznacz jako przeczytane
      </Button>
    </span>
  )
}
