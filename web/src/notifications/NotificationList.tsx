import { Check } from 'lucide-react'
import { formatInstant } from '../format/dates'
import { noBreak } from '../format/text'
import { useOnline } from '../session/online'
import { Button } from '../ui/Button'
import { Link } from '../ui/Link'
import { type Notification, useMarkAsRead } from './queries'

/** Notifications, the newest first, the unread ones labelled as such. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  const markAsRead = useMarkAsRead()
  const isOnline = useOnline()
  return (
    <ul className="flex flex-col divide-y divide-line">
      {notifications.map(({ id, title, content, date, isRead, page }) => (
        <li key={id} className="py-3 first:pt-0 last:pb-0">
          <p className={isRead ? '' : 'font-semibold'}>
            {!isRead && (
              <span className="mr-2 rounded-control bg-accent-tint px-2 py-0.5 font-semibold text-accent-text text-small">
                Nowe
              </span>
            )}
            {noBreak(title)}
          </p>
          <p className="text-muted">{noBreak(content)}</p>
          <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3">
            <span className="flex flex-wrap items-center gap-x-4">
              <span className="text-muted text-small tabular-nums">{formatInstant(date)}</span>
              {page && (
                <Link to={page} alone>
                  Zobacz<span className="sr-only">: {title}</span>
                </Link>
              )}
            </span>
            {!isRead && (
              <span className="-my-1.5 -mr-4">
                <Button
                  variant="quiet"
                  isDisabled={!isOnline}
                  icon={<Check aria-hidden className="size-5" />}
                  aria-label={`Przeczytane: ${title}`}
                  onPress={() => markAsRead.mutate(id)}
                >
                  Przeczytane
                </Button>
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
