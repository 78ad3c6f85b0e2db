import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../api/client'
import type { AnswerTo } from '../api/wire'

type NotificationPage = AnswerTo<'/api/v1/notifications'>
export type Notification = NotificationPage['data']['items'][number]

/** The polling interval while the portal is open, in milliseconds. */
const refetchInterval = 2 * 60_000

type Loaded = InfiniteData<NotificationPage>

/** Notifications page by page, the newest first; optional on every screen, so a failure shows no error page. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'pages'],
  queryFn: ({ signal, pageParam }) =>
    answer(api.GET('/api/v1/notifications', { params: { query: { page: pageParam } }, signal })),
  initialPageParam: 1,
  getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : null),
  refetchInterval,
  refetchOnWindowFocus: true,
  throwOnError: false,
})

/** Marks one notification as read, or all of them, with an optimistic update. */
export function useMarkAsRead() {
  const client = useQueryClient()
  const { queryKey } = notificationsQuery
  return useMutation({
    mutationFn: (which: number | 'all') =>
      which === 'all'
        ? answer(api.POST('/api/v1/notifications/read'))
        : answer(api.POST('/api/v1/notifications/{id}/read', { params: { path: { id: which } } })),
    onMutate: async (which) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (loaded) => loaded && markedAsRead(loaded, which))
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export function markedAsRead(loaded: Loaded, which: number | 'all'): Loaded {
  const pages = loaded.pages.map((page) => {
    const items = page.data.items.map((item) =>
      which === 'all' || item.id === which ? { ...item, isRead: true } : item,
    )
    return { ...page, data: { ...page.data, items } }
  })
  return { ...loaded, pages }
}

/** All loaded notifications without duplicates, which a new one causes by shifting the pages. */
export function notificationsIn(loaded: Loaded | undefined): Notification[] {
  const items = loaded?.pages.flatMap(({ data }) => data.items) ?? []
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

/** The number of unread ones among the loaded, because the server does not count them. */
export function unreadIn(loaded: Loaded | undefined): number {
  return notificationsIn(loaded).filter(({ isRead }) => !isRead).length
}
