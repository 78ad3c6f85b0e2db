import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { notificationsQuery } from './queries'

/**
 * Refetches the screen's data on a new notification, which tells of a change of points, an invoice or an order.
 * `newest` is the last one's id, 0 without any, undefined before it is known.
 */
export function useRefetchOnNotification(newest: number | undefined) {
  const client = useQueryClient()
  const known = useRef(newest)
  useEffect(() => {
    const isNewer = known.current !== undefined && newest !== undefined && newest > known.current
    known.current = newest
    if (!isNewer) return
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== notificationsQuery.queryKey[0] })
  }, [newest, client])
}
