import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { ParticipantBulkBar, ParticipantListActions, useTickedParticipants } from './ParticipantBulk'
import type { ParticipantItem } from './queries'

const rows = [
  { id: 3, name: 'Anna Żak' },
  { id: 5, name: 'Jan Kos' },
] as ParticipantItem[]

function List() {
  const ticked = useTickedParticipants(rows)
  return (
    <>
      <ParticipantListActions ticked={ticked} count={rows.length} found={{ kind: 'farm' }} />
      {ticked.chosen.length > 0 && <ParticipantBulkBar ticked={ticked} />}
    </>
  )
}

/** Shows the actions over a list of 1,200 participants, two of them loaded; returns the bodies that are sent. */
function show(): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') {
      sent.push(await request.json())
      return Response.json({ data: { id: 7, records: 2 }, message: 'Zadanie jest w toku' }, { status: 201 })
    }
    return Response.json({ data: pathname.endsWith('/bulk-job') ? { found: 1200, active: 1190 } : [] })
  })
  const router = createMemoryRouter(
    [
      { path: '/', element: <List /> },
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

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))

beforeEach(() => {
  queryClient.clear()
  Element.prototype.scrollIntoView = vi.fn()
})

test('the ticked ones get a note, which is asked for first', async () => {
  const sent = show()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Zaznacz wszystkich/ }))
  expect(screen.getByRole('status').textContent).toBe('Zaznaczono: 2\u00a0uczestnicy')
  await press('Zadanie dla zaznaczonych')
  await choose('Dodaj notatkę')
  await press('Zacznij zadanie')
  expect(await screen.findByText('Pole jest wymagane')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.type(screen.getByLabelText(/Notatka/), 'Był na targach')
  await press('Zacznij zadanie')
  expect(await screen.findByText('zadanie')).toBeTruthy()
  expect(sent).toEqual([
    { ticked: [3, 5], filters: {}, participants: 2, action: 'note', content: 'Był na targach' },
  ])
})

test('all that the filters find are counted before they get a message', async () => {
  const sent = show()
  await press('Zadanie dla wszystkich znalezionych')
  expect((await screen.findByText(/uczestników$/)).textContent).toBe('1\u00a0200\u00a0uczestników')
  await choose('Wyślij wiadomość')
  await userEvent.type(screen.getByLabelText(/Tytuł/), 'Targi')
  await userEvent.type(screen.getByLabelText(/Treść/), 'Zapraszamy')
  await press('Zacznij zadanie')
  expect(await screen.findByText('zadanie')).toBeTruthy()
  expect(sent).toEqual([
    {
      filters: { kind: 'farm' },
      participants: 1200,
      action: 'message',
      title: 'Targi',
      content: 'Zapraszamy',
    },
  ])
})
