// @vitest-environment jsdom
import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { setServerTime } from '../format/clock'
import { NotificationList } from './NotificationList'
import { useSendOpened } from './opened'
import { type Notification, notificationsIn, notificationsQuery } from './queries'

function notification(id: number, given: Partial<Notification> = {}): Notification {
  return {
    id,
    title: `Powiadomienie nr ${id}`,
    content: 'Treść',
    isRead: false,
    date: '2025-08-20T05:00:00Z',
    page: `/moje-nagrody?zamowienie=${id}`,
    ...given,
  }
}

function pageOf(items: Notification[]) {
  return {
    data: { items, fields: [] },
    meta: { last_page: 1, current_page: 1, per_page: 20, total: items.length },
  }
}

/** Notifications that the server has. */
let stored: Notification[] = []
const marked: string[] = []
/** Answers that come before the server's usual one. */
const answers: (() => Promise<Response>)[] = []
let isConnected = true

function List() {
  useSendOpened()
  const { data } = useInfiniteQuery(notificationsQuery)
  return <NotificationList notifications={notificationsIn(data)} />
}

function show(...items: Notification[]) {
  stored = items
  queryClient.setQueryData(notificationsQuery.queryKey, { pages: [pageOf(items)], pageParams: [1] })
  const router = createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: ['/dashboard'] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

function connect(next: boolean) {
  isConnected = next
  act(() => {
    window.dispatchEvent(new Event(next ? 'online' : 'offline'))
  })
}

const rows = () => screen.getAllByRole('listitem')
const isNew = (row: HTMLElement | undefined) => row?.textContent?.startsWith('Nowe')

beforeEach(() => {
  marked.length = 0
  answers.length = 0
  isConnected = true
  setServerTime('2025-08-20T07:00:00Z')
  bearer.borrow('t')
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isConnected)
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json(pageOf(stored))
    const { pathname } = new URL(request.url)
    marked.push(`${request.method} ${pathname}`)
    const unusual = answers.shift()
    if (unusual) return unusual()
    stored = stored.map((one) => (pathname.includes(`/${one.id}/`) ? { ...one, isRead: true } : one))
    return Response.json({ data: { unread: 0 } })
  })
})
afterEach(() => {
  setServerTime(new Date().toISOString())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
  bearer.forget()
})

test('they are grouped by day under headings, each with its time', () => {
  show(
    notification(3),
    notification(2, { date: '2025-08-19T05:00:00Z' }),
    notification(1, { date: '2025-06-01T05:00:00Z' }),
  )
  const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(groups).toEqual(['Dziś', 'Wczoraj', '1 czerwca 2025'])
  expect(within(screen.getByRole('list', { name: 'Wczoraj' })).getAllByRole('listitem')).toHaveLength(1)
  expect(rows()[0]?.textContent).toContain('07:00')
})

test('each is a link to what it is about; opening it marks it as read', async () => {
  const router = show(notification(3), notification(2))
  await userEvent.click(screen.getByRole('link', { name: 'Powiadomienie nr\u00a02' }))
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    '/moje-nagrody?zamowienie=2',
  )
  await waitFor(() => expect(marked).toEqual(['POST /api/v1/notifications/2/read']))
  expect(rows().map(isNew)).toEqual([true, false])
})

test('one that was read is opened without a call', async () => {
  const router = show(notification(3, { isRead: true }))
  await userEvent.click(screen.getByRole('link'))
  expect(router.state.location.pathname).toBe('/moje-nagrody')
  expect(marked).toEqual([])
})

test('one without a page is no link', () => {
  show(notification(3, { page: null }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(rows()[0]?.textContent).toContain('Powiadomienie nr\u00a03')
})

test('a press marks it as read where it stands, and the focus stays in its row', async () => {
  const router = show(notification(3))
  await userEvent.click(screen.getByRole('button', { name: 'Oznacz jako przeczytane: Powiadomienie nr 3' }))
  await waitFor(() => expect(marked).toEqual(['POST /api/v1/notifications/3/read']))
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

test('what is opened without a connection is read at once, and the server learns of it later', async () => {
  show(notification(3), notification(2))
  connect(false)
  await userEvent.click(screen.getByRole('link', { name: 'Powiadomienie nr\u00a02' }))
  await waitFor(() => expect(rows().map(isNew)).toEqual([true, false]))
  expect(marked).toEqual([])
  connect(true)
  await waitFor(() => expect(marked).toEqual(['POST /api/v1/notifications/2/read']))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  connect(false)
  connect(true)
  await userEvent.click(screen.getByRole('link', { name: 'Powiadomienie nr\u00a03' }))
  await waitFor(() => expect(marked).toContain('POST /api/v1/notifications/3/read'))
  expect(marked).toHaveLength(2)
})

test('one whose answer was lost is sent again after a reload', async () => {
  answers.push(() => Promise.reject(new TypeError('Failed to fetch')))
  show(notification(3))
  await userEvent.click(screen.getByRole('link'))
  await waitFor(() => expect(marked).toHaveLength(1))
  cleanup()
  show(notification(3))
  await waitFor(() => expect(marked).toHaveLength(2))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('one that the server refuses is not sent again', async () => {
  answers.push(async () => Response.json({ message: 'Nie ma' }, { status: 404 }))
  show(notification(3))
  await userEvent.click(screen.getByRole('link'))
  await waitFor(() => expect(marked).toHaveLength(1))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})
