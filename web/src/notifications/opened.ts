import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureFrom } from '../api/errors'
import { isOnline, useOnline } from '../session/online'
import { openedNotifications, setOpenedNotifications } from '../session/opened-notifications'
import { markedAsRead, notificationsQuery, useMarkAsRead } from './queries'

/** The failures after which another try may succeed. */
const passing: readonly string[] = ['network', 'server', 'signedOut']

type Send = (id: number) => Promise<unknown>

/** Sends one, which stays for later after a failure that passes; one that is refused is not sent again. */
async function sendOpened(id: number, send: Send) {
  try {
    await send(id)
  } catch (thrown) {
    if (passing.includes(failureFrom(thrown).kind)) return
  }
  setOpenedNotifications(openedNotifications().filter((one) => one !== id))
}

/** Marks a notification as read as it is opened; without a connection the server learns of it later. */
export function useMarkOpened() {
  const client = useQueryClient()
  const { mutateAsync } = useMarkAsRead()
  return (id: number) => {
    setOpenedNotifications([...openedNotifications(), id])
    if (isOnline()) return void sendOpened(id, mutateAsync)
    client.setQueryData(notificationsQuery.queryKey, (loaded) => loaded && markedAsRead(loaded, id))
  }
}

/** Sends what was opened without a connection, once there is one. */
export function useSendOpened() {
  const isConnected = useOnline()
  const { mutateAsync } = useMarkAsRead()
  useEffect(() => {
    if (isConnected) for (const id of openedNotifications()) void sendOpened(id, mutateAsync)
  }, [isConnected, mutateAsync])
}
