import { type InfiniteData, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import BackupsPage from './BackupsPage'
import { type Backups, backupsQuery, type ListedBackup } from './queries'

const made: ListedBackup = {
  due_at: '2026-11-27T01:30:00Z',
  requested_by: null,
  status: { code: 'done', label: 'Gotowa', color: 'green' },
  place: 's3://kopie/plon',
  started_at: '2026-11-27T01:30:04Z',
  ended_at: '2026-11-27T01:31:00Z',
  error: null,
  name: '2026-11-27T01-30-04.000Z',
  files: 12,
  bytes: 1_250_000,
}
const failed: ListedBackup = {
  ...made,
  due_at: '2026-11-26T01:30:00Z',
  status: { code: 'failed', label: 'Nieudana', color: 'red' },
  requested_by: 'Anna Wit',
  error: 'cannot write to s3://kopie/plon',
  name: null,
  files: null,
  bytes: null,
}
const plan = { place: 's3://kopie/plon', at: '02:30', every_seconds: null, keep: 14, recipients: [] }

function show(backups: Backups) {
  const { items } = backups
  const page = { data: backups, meta: { total: items.length, more_than_total: false, per_page: 25 } }
  const pages = { pages: [page], pageParams: [null] } as unknown as InfiniteData<never, number | null>
  queryClient.setQueryData(backupsQuery.queryKey, pages)
  const router = createMemoryRouter([{ path: '*', element: <BackupsPage /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

test('the plan is said in words, and each backup with who wants it and what became of it', () => {
  show({ plan, under_way: false, items: [made, failed] })
  expect(screen.getByText('codziennie o 02:30')).toBeTruthy()
  expect(screen.getByText('Brak')).toBeTruthy()
  const [, first, second] = within(screen.getByRole('table')).getAllByRole('row')
  expect(first?.textContent).toMatch(/Harmonogram.*12.*1,3\sMB.*Gotowa/)
  expect(second?.textContent).toMatch(/Anna Wit.*—.*—.*Nieudana/)
  expect(screen.getByRole('button', { name: 'Zrób kopię teraz' })).toHaveProperty('disabled', false)
})

test('while one is under way no other is wanted', () => {
  show({ plan, under_way: true, items: [] })
  expect(screen.getByRole('button', { name: 'Zrób kopię teraz' })).toHaveProperty('disabled', true)
})

test('a server without a place for backups says how to give it one, and has no button', () => {
  show({ plan: null, under_way: false, items: [] })
  expect(screen.getByText(/PLON_BACKUP_TO/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Zrób kopię teraz' })).toBeNull()
})
