import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { FoundInvoices } from './FoundInvoices'
import { foundBy } from './found'

const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? ''

/** Shows the button over a list of 300 waiting invoices; returns the bodies that it sends. */
function show(waits = false): unknown[] {
  const sent: unknown[] = []
  const preview = {
    found: 300,
    pending: 290,
    confirmed: 120,
    confirmed_value: 1_500_00,
    accepting_waits: waits,
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ data: preview })
    sent.push(await request.json())
    return Response.json({ data: { id: 7, records: 300 }, message: 'Zadanie jest w toku' }, { status: 201 })
  })
  const router = createMemoryRouter(
    [
      { path: '/', element: <FoundInvoices filters={foundBy('pending', 'FV')} /> },
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

beforeEach(() => {
  queryClient.clear()
  Element.prototype.scrollIntoView = vi.fn()
})

test('what would be accepted is counted and valued before it is sent', async () => {
  const sent = show()
  await press('Rozpatrz wszystkie znalezione')
  await userEvent.click(await screen.findByRole('radio', { name: /^Przyjmij potwierdzone e-faktury: 120/ }))
  expect(plain(screen.getByRole('dialog'))).toContain('1 500,00 zł')
  expect(sent).toEqual([])
  await press('Rozpatrz faktury')
  expect(await screen.findByText('zadanie')).toBeTruthy()
  expect(sent).toEqual([{ filters: { status: 'pending', search: 'FV' }, invoices: 300, action: 'accept' }])
})

test('accepting more than one person may says beforehand that it will wait, rejecting does not', async () => {
  show(true)
  await press('Rozpatrz wszystkie znalezione')
  await userEvent.click(await screen.findByRole('radio', { name: /^Odrzuć czekające/ }))
  expect(screen.queryByText(/zatwierdza druga osoba/)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /^Przyjmij potwierdzone/ }))
  expect(screen.getByText(/zatwierdza druga osoba/)).toBeTruthy()
})

test('a rejection has its reason', async () => {
  const sent = show()
  await press('Rozpatrz wszystkie znalezione')
  await userEvent.click(await screen.findByRole('radio', { name: /^Odrzuć czekające: 290/ }))
  await press('Odrzuć faktury')
  expect(await screen.findByText('Pole jest wymagane')).toBeTruthy()
  expect(sent).toEqual([])
  await press('To nie jest faktura.')
  await press('Odrzuć faktury')
  expect(await screen.findByText('zadanie')).toBeTruthy()
  expect(sent).toMatchObject([{ action: 'reject', reason: 'To nie jest faktura.' }])
})

test('the filters of the list go along', () => {
  expect([foundBy('appeals', ''), foundBy('all', 'x')]).toEqual([{ appeals: true }, { search: 'x' }])
})
