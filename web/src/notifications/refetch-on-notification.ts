import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { notificationsQuery } from './queries'

/**
 * A notification tells of something that changed: points, an invoice, an order. What the screen shows of it is
 * fetched anew as soon as one comes, so that the two never disagree. `newest` is the last one's id, 0 where there is
 * none yet, undefined before that is known.
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
