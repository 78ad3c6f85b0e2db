import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { SessionsCard } from './SessionsCard'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

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
