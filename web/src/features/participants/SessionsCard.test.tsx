import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { LeavingQuestion } from '../../form/LeavingQuestion'
import { saveReport, waitingReports } from '../../session/outbox'
import { profileQuery, type User } from '../../session/session'
import { SessionsCard } from './SessionsCard'

const database = vi.hoisted(() => ({ rows: new Map<string, unknown>(), problem: null as unknown }))
vi.mock('idb-keyval', async () => (await import('../../session/test-database')).testDatabase(database))

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

async function show() {
  const ended: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (request.method === 'GET') return Response.json({ data: [] })
    ended.push(await request.json())
    return new Promise(() => {})
  })
  render(
    <QueryClientProvider client={queryClient}>
      <SessionsCard />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Wyloguj wszędzie' })
  return ended
}

test('everywhere or everywhere else: only one of the two is under way', async () => {
  const ended = await show()
  await press('Wyloguj wszędzie')
  await press('Tylko pozostałe')
  await press('Tak, wszędzie')
  expect(ended).toEqual([{ keep_this: true }])
})

test('whoever ends nothing stands on the button again', async () => {
  await show()
  await press('Wyloguj wszędzie')
  await press('Nie teraz')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wyloguj wszędzie' }))
})

test('the password is asked for first, and the session then ends without another press', async () => {
  const ended: string[] = []
  let isConfirmed = false
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    const { pathname } = new URL(request.url)
    if (request.method === 'GET') return Response.json({ data: [] })
    if (pathname.endsWith('/auth/confirm')) {
      isConfirmed = true
      return Response.json({ data: { until: '2025-08-20T10:10:00Z' } })
    }
    if (!isConfirmed)
      return Response.json({ error: 'reauth_required', message: 'Podaj hasło' }, { status: 403 })
    ended.push(pathname)
    return Response.json({ data: {}, message: 'Wylogowaliśmy Cię na innych urządzeniach' })
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <SessionsCard />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByRole('button', { name: 'Wyloguj wszędzie' })
  await press('Wyloguj wszędzie')
  await press('Tylko pozostałe')
  await userEvent.type(await screen.findByLabelText(/Twoje hasło/), 'Zboze#2025')
  expect(ended).toEqual([])
  await press('Potwierdź')
  await vi.waitFor(() => expect(ended).toEqual(['/api/v1/user/sessions/end-all']))
})

test('signing out everywhere asks about reports that wait here, and deletes them once it is done', async () => {
  const signOut = vi.spyOn(bearer, 'signOut').mockImplementation(() => undefined)
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  queryClient.setQueryData(profileQuery.queryKey, { profile: { nip: '5260250274' } } as User)
  await saveReport(
    { number: 'FV/1', distributor: { id: 2, name: '' }, pages: [new File(['x'], '1.jpg')] },
    'k1',
  )
  let end = () => Response.json({ message: 'Nie udało się' }, { status: 500 })
  const ended: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (request.method === 'GET') return Response.json({ data: [] })
    ended.push(await request.json())
    return end()
  })
  const page = (
    <QueryClientProvider client={queryClient}>
      <SessionsCard />
      <LeavingQuestion />
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
  await press('Wyloguj wszędzie')
  await press('Tak, wszędzie')
  await press('Nie wylogowuj mnie')
  expect(ended).toEqual([])
  await press('Tak, wszędzie')
  await press('Wyloguj i usuń')
  await vi.waitFor(() => expect(ended).toEqual([{ keep_this: false }]))
  expect(await waitingReports()).toHaveLength(1)
  expect(signOut).not.toHaveBeenCalled()
  end = () => Response.json({ data: {}, message: 'Wylogowano' })
  await press('Tak, wszędzie')
  await press('Wyloguj i usuń')
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(database.rows.size).toBe(0)
})
