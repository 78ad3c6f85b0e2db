import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../api/client'
import type { AnswerTo } from '../api/wire'

type NotificationPage = AnswerTo<'/api/v1/notifications'>
export type Notification = NotificationPage['data']['items'][number]

/** How often the portal looks for news while it is open, in milliseconds. */
const lookAgain = 2 * 60_000

/** The latest notifications. A page stands without them, so a failure shows no error page. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => answer(api.GET('/api/v1/notifications', { signal })),
  refetchInterval: lookAgain,
  refetchOnWindowFocus: true,
  throwOnError: false,
})

/** Marks one notification as read, or all of them; the screen does not wait for the answer. */
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
      client.setQueryData(queryKey, (page) => page && markedAsRead(page, which))
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export function markedAsRead(page: NotificationPage, which: number | 'all'): NotificationPage {
  const items = page.data.items.map((item) =>
    which === 'all' || item.id === which ? { ...item, isRead: true } : item,
  )
  return { ...page, data: { ...page.data, items } }
}

export function unreadIn(page: NotificationPage | undefined): number {
  return page?.data.items.filter(({ isRead }) => !isRead).length ?? 0
}
