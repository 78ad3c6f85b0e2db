import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { FoundOrders } from './FoundOrders'

const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? ''

/** Shows the button over a list of 317 orders with the possible moves; returns the bodies that it sends. */
function show(
  moves: readonly { status: string; orders: number; waits?: boolean }[],
  answer?: () => Response,
): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ data: { found: 317, moves } })
    sent.push(await request.json())
    return (
      answer?.() ?? Response.json({ data: { id: 7, records: 317 }, message: 'Zmieniamy' }, { status: 201 })
    )
  })
  const router = createMemoryRouter(
    [
      { path: '/', element: <FoundOrders filters={{ status: 'selected', search: '' }} /> },
      { path: '/zaplecze/zadania/:id', element: <p>zadanie</p> },
    ],
    { initialEntries: ['/'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return sent
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const inProgress = { status: 'in_progress', orders: 300 }

beforeEach(() => {
  queryClient.clear()
  Element.prototype.scrollIntoView = vi.fn()
})

test('what would change is counted before it is sent, with what stays', async () => {
  const sent = show([inProgress, { status: 'cancelled', orders: 317 }])
  await press('Zmień wszystkie znalezione')
  await userEvent.click(await screen.findByRole('radio', { name: /^W toku: 300/ }))
  const dialog = screen.getByRole('dialog')
  expect(plain(dialog)).toContain('Na liście: 317 zamówień.')
  expect(plain(dialog)).toContain('Bez zmian: 17 zamówień.')
  expect(sent).toEqual([])
  await press('Zmień status')
  expect(await screen.findByText('zadanie')).toBeTruthy()
  expect(sent).toEqual([{ filters: { status: 'selected', search: '' }, orders: 317, status: 'in_progress' }])
})

test('a cancellation of many says beforehand that a second person approves it', async () => {
  show([inProgress, { status: 'cancelled', orders: 317, waits: true }])
  await press('Zmień wszystkie znalezione')
  await userEvent.click(await screen.findByRole('radio', { name: /^W toku: 300/ }))
  expect(screen.queryByText(/zatwierdza druga osoba/)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /^Anulowana/ }))
  expect(screen.getByText(/zatwierdza druga osoba/)).toBeTruthy()
})

test('a cancellation has its reason', async () => {
  const sent = show([inProgress, { status: 'cancelled', orders: 317 }])
  await press('Zmień wszystkie znalezione')
  await userEvent.click(await screen.findByRole('radio', { name: /^Anulowana/ }))
  await press('Anuluj zamówienia')
  expect(await screen.findByText('Pole jest wymagane')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a list that has changed since is told, and nothing is lost', async () => {
  const error = { error: 'invalid', message: 'Popraw pola', errors: { orders: ['Lista się zmieniła.'] } }
  show([inProgress], () => Response.json(error, { status: 422 }))
  await press('Zmień wszystkie znalezione')
  await userEvent.click(await screen.findByRole('radio', { name: /^W toku/ }))
  await press('Zmień status')
  expect(await screen.findByText(/Lista się zmieniła/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^W toku/ }).checked).toBe(true)
})

test('a list of which nothing can be changed says why', async () => {
  show([])
  await press('Zmień wszystkie znalezione')
  expect(plain(await screen.findByRole('dialog'))).toContain('przelewy idą w paczkach')
  expect(screen.queryByRole('radio')).toBeNull()
})
