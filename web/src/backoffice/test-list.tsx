import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'react-dom'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { queryClient } from '../api/query-client'
import { useListParams } from '../ui/list-params'
import { setToastRenderer } from '../ui/toast-queue'
import { withViews } from './DefaultView'
import { cursorListQuery } from './list-query'
import { ResourceList } from './ResourceList'
import type { SavedView } from './saved-views'

/* A list with views for tests, and the server that keeps them. */

interface Person {
  readonly id: number
  readonly name: string
  readonly nip: string
  readonly town: string
}

const anna: Person = { id: 1, name: 'Anna Wit', nip: '5260250274', town: 'Żnin' }

const readRows = vi.fn<(filter: string) => void>()

function People() {
  const { filter, setFilter } = useListParams({ by: 'name', desc: false })
  const status = filter('status')
  const query = useInfiniteQuery(
    cursorListQuery({
      queryKey: ['people', status],
      fetchPage: async () => {
        readRows(status)
        return { data: { items: [anna] }, meta: { total: 1, more_than_total: false, next_cursor: null } }
      },
    }),
  )
  return (
    <ResourceList
      title="Uczestnicy"
      query={query}
      hasViews
      columns={[
        {
          key: 'name',
          label: 'Nazwisko',
          card: 'title',
          cell: ({ id, name }) => <a href={`/${id}`}>{name}</a>,
        },
        { key: 'nip', label: 'NIP', cell: ({ nip }) => nip },
        { key: 'town', label: 'Miejscowość', cell: ({ town }) => town },
      ]}
    >
      <button type="button" onClick={() => setFilter('status', 'active')}>
        Aktywne
      </button>
      <button type="button" onClick={() => setFilter('status', null)}>
        Wszystkie
      </button>
      <Link to="/zaplecze/uczestnicy">Uczestnicy</Link>
    </ResourceList>
  )
}

const Page = withViews('participants', People)

export const active: SavedView = {
  id: 7,
  list: 'participants',
  name: 'Aktywni',
  query: 'status=active',
  columns: ['name', 'town'],
  is_default: false,
}

export const standard: SavedView = { ...active, is_default: true }

interface Call {
  readonly path: string
  readonly body: unknown
}

interface Setting {
  readonly at?: string
  readonly views?: readonly SavedView[]
  /** Answers that take the place of the server's own, by the path. */
  readonly answers?: Readonly<Record<string, () => Response | Promise<Response>>>
}

/** Opens the list behind the back office's start, over a server with these views. */
export function openList({ at = '/zaplecze/uczestnicy', views = [], answers = {} }: Setting = {}) {
  queryClient.clear()
  readRows.mockReset()
  const stored = [...views]
  const calls: Call[] = []
  let reads = 0
  const notice = vi.fn()
  setToastRenderer(notice)
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1/backoffice/views', '')
    const text = await request.text()
    if (request.method === 'POST') calls.push({ path, body: text === '' ? null : JSON.parse(text) })
    if (request.method === 'GET') reads += 1
    const own = answers[request.method === 'GET' ? 'GET' : path]
    if (own) return own()
    if (request.method === 'GET') return Response.json({ data: stored })
    const [, id, isDeleted] = path.split('/')
    const place = stored.findIndex((view) => String(view.id) === id)
    if (isDeleted) {
      stored.splice(place, 1)
      return Response.json({ message: 'Widok jest usunięty' })
    }
    const saved = { id: id ? Number(id) : 12, ...JSON.parse(text) }
    stored.splice(id ? place : stored.length, id ? 1 : 0, saved)
    return Response.json({ data: saved, message: 'Widok jest zapisany' }, { status: id ? 200 : 201 })
  })
  const router = createMemoryRouter(
    [
      { path: '/zaplecze', element: <p>Biurko</p> },
      { path: '/zaplecze/uczestnicy', element: <Page /> },
    ],
    { initialEntries: ['/zaplecze', at] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} flushSync={(change) => void flushSync(change)} />
    </QueryClientProvider>,
  )
  return {
    router,
    calls,
    /** Returns the number of times that views were read. */
    reads: () => reads,
    notice,
    user: userEvent.setup(),
    query: () => decodeURIComponent(router.state.location.search),
    /** Filters of which rows were read. */
    read: () => readRows.mock.calls.map(([filter]) => filter),
  }
}

export const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent)
export const opener = () => screen.findByRole('button', { name: /^Widok/ })
export const entry = (name: string) => screen.getByRole('menuitem', { name })
export const choice = (name: string | RegExp) => screen.getByRole('menuitemradio', { name })
