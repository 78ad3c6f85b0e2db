import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { tie } from '../../format/text'
import { MarkAllAsRead } from '../../notifications/MarkAllAsRead'
import { NotificationList } from '../../notifications/NotificationList'
import { notificationsQuery, unreadIn } from '../../notifications/queries'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Skeleton } from '../../ui/Skeleton'

const shownAtFirst = 4

/** What happened lately; more of it at a press. */
export function LatestNotifications() {
  const { data: page, isError } = useQuery(notificationsQuery)
  const [isWhole, setWhole] = useState(false)
  const notifications = page?.data.items ?? []
  const shown = isWhole ? notifications : notifications.slice(0, shownAtFirst)
  return (
    <Card>
      <CardHead title="Powiadomienia" />
      {page === undefined && !isError && <Skeleton className="h-72 w-full" />}
      {isError && page === undefined && <p className="text-muted">Nie udało się ich teraz pobrać.</p>}
      {page && notifications.length === 0 && (
        <EmptyState icon={BellOff} title="Na razie cisza">
          {tie('Tutaj napiszemy, gdy sprawdzimy fakturę albo wyślemy nagrodę.')}
        </EmptyState>
      )}
      <NotificationList notifications={shown} />
      <div className="-mx-4 mt-2 flex flex-wrap">
        {notifications.length > shown.length && (
          <Button look="quiet" onPress={() => setWhole(true)}>
            Pokaż starsze
          </Button>
        )}
        {unreadIn(page) > 1 && <MarkAllAsRead />}
      </div>
    </Card>
  )
}
