import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { notificationsQuery } from './queries'

/** The messages of the service worker to its pages (build/service-worker-push.js). */
type WorkerMessage =
  | { readonly kind: 'notification' }
  | { readonly kind: 'open'; readonly page: string }
  | { readonly kind: 'subscription' }

/** Refetches the bell when a push arrives, and opens the page of a notification that was pressed. */
export function useWorkerMessages() {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const workers = navigator.serviceWorker
    function follow({ data, ports }: MessageEvent<WorkerMessage | null>) {
      if (data?.kind === 'notification')
        void client.invalidateQueries({ queryKey: notificationsQuery.queryKey })
      if (data?.kind !== 'open') return
      ports[0]?.postMessage('opened')
      void navigate(data.page)
    }
    workers.addEventListener('message', follow)
    return () => workers.removeEventListener('message', follow)
  }, [client, navigate])
}
