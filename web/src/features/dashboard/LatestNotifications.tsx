import { useInfiniteQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { noBreak } from '../../format/text'
import { MarkAllAsRead } from '../../notifications/MarkAllAsRead'
import { NotificationList } from '../../notifications/NotificationList'
import { notificationsIn, notificationsQuery, unreadIn } from '../../notifications/queries'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Skeleton } from '../../ui/Skeleton'

const shownAtFirst = 4

/** The latest notifications, with more on demand; `announced` describes coming ones while there are none. */
export function LatestNotifications({ announced }: { announced: string }) {
  const {
    data: loaded,
    isError,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(notificationsQuery)
  const [isWhole, setWhole] = useState(false)
  const notifications = notificationsIn(loaded)
  const shown = isWhole ? notifications : notifications.slice(0, shownAtFirst)
  return (
    <Card>
      <CardHead title="Powiadomienia" />
      {loaded === undefined && !isError && <Skeleton className="h-72 w-full" />}
      {isError && loaded === undefined && <p className="text-muted">Nie udało się ich teraz pobrać.</p>}
      {loaded && notifications.length === 0 && (
        <EmptyState icon={BellOff} title="Na razie cisza">
          {noBreak(announced)}
        </EmptyState>
      )}
      <NotificationList notifications={shown} />
      <div className="-mx-4 mt-2 flex flex-wrap">
        {(notifications.length > shown.length || hasNextPage) && (
          <Button
            variant="quiet"
            isPending={isFetchingNextPage}
            onPress={() => (notifications.length > shown.length ? setWhole(true) : fetchNextPage())}
          >
            Pokaż starsze
          </Button>
        )}
        {unreadIn(loaded) > 1 && <MarkAllAsRead />}
      </div>
    </Card>
  )
}
