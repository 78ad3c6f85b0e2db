import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useLocation } from 'react-router'
import { counted } from '../format/plural'
import { floatingList } from '../ui/styles'
import { MarkAllAsRead } from './MarkAllAsRead'
import { NotificationList } from './NotificationList'
import { useSendOpened } from './opened'
import { notificationsQuery, unreadIn } from './queries'
import { useRefetchOnNotification } from './refetch-on-notification'
import { useWorkerMessages } from './worker-messages'

/** The bell of the top bar: the number of unread notifications, and the latest ones on a press. */
export function Bell() {
  const { data: loaded } = useInfiniteQuery(notificationsQuery)
  const unread = unreadIn(loaded)
  const notifications = loaded?.pages[0]?.data.items ?? []
  useRefetchOnNotification(loaded && (notifications[0]?.id ?? 0))
  useSendOpened()
  useWorkerMessages()
  /* Closed by a navigation, such as that to a notification's page. */
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  return (
    <DialogTrigger isOpen={openAt === key} onOpenChange={(isOpen) => setOpenAt(isOpen ? key : null)}>
      <Button
        aria-label={labelFor(unread)}
        className="relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-brand-tint pressed:bg-brand-tint"
      >
        <BellIcon aria-hidden className="size-6" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-rejected px-1 font-bold text-small text-surface tabular-nums"
          >
            {unread}
          </span>
        )}
      </Button>
      <Popover placement="bottom end" className={`${floatingList} w-100 max-w-[calc(100vw-1rem)]`}>
        <Dialog className="p-3 outline-none">
          <Heading slot="title" level={2} className="mb-3 font-bold text-h3">
            Powiadomienia
          </Heading>
          {notifications.length === 0 ? (
            <p className="text-muted">Nie masz jeszcze powiadomień.</p>
          ) : (
            <NotificationList notifications={notifications} />
          )}
          {unread > 1 && (
            <div className="mt-3 border-line border-t pt-2">
              <MarkAllAsRead />
            </div>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

export function labelFor(unread: number): string {
  if (unread === 0) return 'Powiadomienia'
  return `Powiadomienia: ${counted(unread, ['nieprzeczytane', 'nieprzeczytane', 'nieprzeczytanych'])}`
}
