import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { operatorBearer } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import { PendingCorrections } from './PendingCorrections'

const proposed = {
  id: 7,
  participant_id: 1,
  participant: 'Anna Wiśniewska',
  points: 12_000,
  source: 'purchases',
  reason: 'Premia',
  proposer: 'Jan Kowalski',
  proposed_at: '2025-08-20T07:00:00Z',
}

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  operatorBearer.forget()
})

async function show(mayApprove: boolean) {
  const sent: [path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/me'))
      return Response.json({
        data: { email: 'a@plon.example', first_name: 'A', last_name: 'B', roles: ['finance'] },
      })
    if (request.method === 'GET') return Response.json({ data: [{ ...proposed, may_approve: mayApprove }] })
    sent.push([pathname, await request.json()])
    return Response.json({ data: {}, message: 'Dodano' })
  })
  operatorBearer.signIn('token')
  queryClient.setQueryData(['backoffice', 'me'], {
    email: 'a@plon.example',
    first_name: 'A',
    last_name: 'B',
    roles: ['finance'],
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <PendingCorrections id={1} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { name: 'Korekty do zatwierdzenia' })
  return sent
}

test('another person signs with a code, which is asked for before anything is sent', async () => {
  const sent = await show(true)
  await userEvent.click(screen.getByRole('button', { name: 'Zatwierdź korektę' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Zatwierdź' }))
  expect((await screen.findAllByText('Pole jest wymagane')).length).toBeGreaterThan(0)
  expect(sent).toEqual([])
  await userEvent.type(screen.getByLabelText(/Kod z aplikacji/), '123 456')
  await userEvent.click(screen.getByRole('button', { name: 'Zatwierdź' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([['/api/v1/backoffice/corrections/7/approve', { code: '123456' }]]),
  )
})

test('who has proposed it does not sign it', async () => {
  await show(false)
  expect(screen.queryByRole('button', { name: 'Zatwierdź korektę' })).toBeNull()
  expect(screen.getByText('To Twoja propozycja: zatwierdzi ją inna osoba.')).toBeTruthy()
})
